import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { storySetting } from '../../stories/story-setting.ts'
import { idleImage } from './image-control.ts'
import type { ImageControl } from './image-control.ts'
import { ImageGeneratorProps } from './image-generator.schema.ts'
import { ImageGenerator } from './image-generator.tsx'
import { ImageTool } from './image-tool.tsx'

const props = ImageGeneratorProps.parse({
  type: 'image-generator',
  preview: { example: { src: 'bench.svg', alt: 'A chair in the light' } },
})
const setting = { ...storySetting, pictureUrl: (src: string) => `/assets/${src}` }
const draw = (control: Partial<ImageControl>) =>
  renderToStaticMarkup(<ImageTool {...props} control={{ ...idleImage, ...control }} />)

test('until the first picture is made an example fills the sheet, and is called one', () => {
  const html = renderToStaticMarkup(<ImageGenerator {...props} setting={setting} />)
  expect(html).toContain('src="/assets/bench.svg" alt="A chair in the light"')
  expect(html).toContain('An example. Yours appears here.')
})

test.each<[string, Partial<ImageControl>]>([
  ['one is made', { busy: true }],
  ['none could be made', { problem: 'No luck.' }],
  ['no service is connected', { isSetUp: false }],
  ['there is one', { made: { src: 'data:,', href: '#', prompt: 'x', revised: null } }],
])('where %s, no example takes its place', (_, control) => {
  expect(draw(control)).not.toContain('bench.svg')
})
