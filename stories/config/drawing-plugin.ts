import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { parse } from 'yaml'
import { Coach } from '../../engine/campaign/schema/coach.ts'
import { inTheme } from '../../engine/compile/drawing/own-drawing.ts'
import { readDrawing } from '../../engine/compile/drawing/read-drawing.ts'

/** `x.svg?drawing` becomes the drawing in the colours of the stories' coach. */
export const drawingPlugin = (): Plugin => ({
  name: 'drawing-stories',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('.svg?drawing')) return null
    const { theme } = Coach.parse(parse(await readFile('campaigns/vitality/coach.yaml', 'utf8')))
    const drawing = readDrawing(await readFile(id.replace('?drawing', ''), 'utf8'))
    return `export default ${JSON.stringify(inTheme(drawing, theme))}`
  },
})
