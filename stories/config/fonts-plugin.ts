import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Plugin } from 'vite'
import { findFontFile } from '../../engine/compile/fonts/font-file.ts'
import { isFont } from '../../engine/compile/parse/read-font.ts'
import { textFontOf } from '../../engine/campaign/theme/text-font.ts'
import { Coach } from '../../engine/campaign/schema/coach.ts'

const campaigns = join(import.meta.dirname, '../../campaigns')

export const fontsPlugin = (): Plugin => ({
  name: 'coach-fonts',
  enforce: 'pre',
  async load(id) {
    if (!id.split('?')[0]?.endsWith('/stories/config/fonts.css')) return null
    return coachThemes(await coachFiles())
  },
})

const coachFiles = async (): Promise<unknown[]> => {
  const names = (await readdir(campaigns, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  const files = names.map(({ name }) =>
    readFile(join(campaigns, name, 'coach.yaml'), 'utf8').then(parse, () => null),
  )
  return Promise.all(files)
}

const faceOf = (coach: string, name: string, weight: number) => {
  const source = isFont(name)
    ? { path: join(campaigns, coach, 'assets', name), axes: {} }
    : findFontFile({ font: name, weight })
  return (
    source &&
    `@font-face { font-family: "${name}"; ${source.axes ? 'font-weight: 100 900; ' : ''}src: url('${source.path}'); }`
  )
}

export const coachThemes = (coaches: unknown[]): string => {
  const faces = coaches.flatMap((file) => {
    const coach = Coach.safeParse(file)
    if (!coach.success) return []
    const { slug, theme } = coach.data
    return [faceOf(slug, theme.font, theme.weight), faceOf(slug, textFontOf(theme), 400)].flatMap(
      (face) => face ?? [],
    )
  })
  return [...new Set(faces)].toSorted().join('\n')
}
