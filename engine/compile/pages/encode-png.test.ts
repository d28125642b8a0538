import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { encodePng } from './encode-png.ts'
import { loadRenderPng } from './render-png.ts'

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40">${inner}</svg>`
const scene = svg(
  '<defs><linearGradient id="g"><stop stop-color="#123456"/><stop offset="1" stop-color="#fedcba"/></linearGradient></defs><path fill="url(#g)" d="M0 0h60v40H0z"/><circle cx="30" cy="20" r="13" fill="#c3ea43"/>',
)
const pixelsOf = (image: string) => new Resvg(image).render().pixels

test('another reader finds every pixel again', async () => {
  const rendered = new Resvg(scene).render()
  const png = await encodePng(rendered)
  const shown = svg(`<image width="60" height="40" href="data:image/png;base64,${png.toString('base64')}"/>`)
  expect(pixelsOf(shown).equals(rendered.pixels)).toBe(true)
  expect(png.length).toBeLessThan(rendered.asPng().length)
})

test('a picture has the width that was asked for, and the same bytes each time', async () => {
  const renderPng = await loadRenderPng()
  const png = await renderPng?.(scene, 120)
  expect(png?.readUInt32BE(16)).toBe(120)
  expect(png?.readUInt32BE(20)).toBe(80)
  expect(await renderPng?.(scene, 120)).toEqual(png)
})
