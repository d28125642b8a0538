import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testTheme } from '../../../tests/fixtures/test-theme.ts'
import { drawingFile, inTheme } from './own-drawing.ts'
import { readDrawing } from './read-drawing.ts'

const svg = (inside: string, attributes = 'viewBox="0 0 80 100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n${inside}\n</svg>`
const faultsOf = (text: string) =>
  readDrawing(text).faults.map(({ kind, what, line }) => `${line} ${kind}: ${what}`)
const onLight = (shapes: string) => shapes.replaceAll(/var\(--drawn-[\w-]+,(var\(--[\w-]+\))\)/g, '$1')
const drawn = (inside: string) => inTheme(readDrawing(svg(inside)), testTheme).shapes
const shapesOf = (text: string) => onLight(inTheme(readDrawing(text), testTheme).shapes)
const paintOf = (colour: string) =>
  /<path d="M0 0h9" fill="([^"]*)"/.exec(shapesOf(svg(`<path d="M0 0h9" fill="${colour}"/>`)))?.[1]

const picture = (name: string) => readFileSync(`stories/pictures/${name}.svg`, 'utf8')

test.each([
  ['jug', 'as Illustrator writes it, with classes', { box: [480, 600], fills: false }],
  [
    'harbour',
    'as Figma writes it, with a clip around everything and a gradient',
    { box: [800, 800], fills: true },
  ],
])('%s, %s, is a drawing in the colours of the theme alone', (name, _, facts) => {
  const read = readDrawing(picture(name))
  expect(read).toMatchObject({ ...facts, faults: [] })
  const { shapes, lines } = inTheme(read, testTheme)
  expect(shapes).not.toMatch(/#[0-9a-f]{3}|class=|style=|url\(|id=/i)
  expect(new Set(shapes.match(/var\(--[\w-]+\)/g)).size).toBeGreaterThan(4)
  expect(lines).not.toMatch(/fill|stroke|opacity/)
  expect(drawingFile(inTheme(read, testTheme))).toMatch(/<g id="drawing">.*<g id="lines" fill="none"/s)
})

test.each([
  ['#bc1f4b', 'var(--brand)'],
  ['#C02050', 'var(--brand)'],
  ['orange', 'var(--accent)'],
  ['rgb(252, 246, 234)', 'var(--paper)'],
  ['black', 'var(--ink)'],
  ['var(--deep)', 'var(--deep)'],
  ['var(--fill-0, #540f24)', 'var(--deep)'],
  ['currentColor', 'currentColor'],
  ['none', 'none'],
  ['#0000', 'none'],
  ['#df8f96', 'color-mix(in oklab,var(--brand) 50%,var(--paper))'],
])('the colour %s becomes %s', (colour, paint) => {
  expect(paintOf(colour)).toBe(paint)
})

test('a cover has the lines of the beginning alone', () => {
  const both = '<g><path d="M1 1h1" opacity="var(--early)"/><path d="M2 2h2" opacity="var(--late,0)"/></g>'
  const { shapes, lines } = inTheme(readDrawing(svg(both)), testTheme)
  expect(shapes).toMatch(/M1 1h1.*M2 2h2/)
  expect(lines).toContain('M1 1h1')
  expect(lines).not.toContain('M2 2h2')
})

test('a lighter or darker colour keeps its hue', () => {
  const theme = {
    ...testTheme,
    brand: '#0f5a73',
    brandInk: '#0f5a73',
    deep: '#00222b',
    ink: '#00222b',
    accent: '#e8563a',
  }
  const paint = (colour: string) =>
    onLight(inTheme(readDrawing(svg(`<path d="M0 0h9" fill="${colour}"/>`)), theme).shapes)
  expect(paint('#3f8398')).toContain('color-mix(in oklab,var(--brand) 75%,var(--paper))')
  expect(paint('#12384a')).toContain('color-mix(in oklab,var(--brand) 50%,var(--deep))')
  expect(paint('#e8b07a')).toContain('color-mix(in oklab,var(--accent) 50%,var(--paper))')
})

test('an ink that a dark ground would swallow takes the ink of that ground, unless the drawing has its own', () => {
  const line = '<path d="M0 0h9" stroke="#000"/><circle r="9" fill="orange"/>'
  expect(drawn(line)).toContain('stroke="var(--drawn-ink,var(--ink))"')
  expect(drawn(line)).toContain('fill="var(--accent)"')
  expect(drawn(`<rect width="80" height="100" fill="#fff"/>${line}`)).not.toContain('--drawn')
})

test('a colour that is seen through stays so', () => {
  expect(shapesOf(svg('<path d="M0 0h9" fill="#bc1f4b80"/>'))).toContain(
    'fill="var(--brand)" fill-opacity="0.5"',
  )
})

test('a shape without a colour is as dark as text, and the colours of the outermost tag are those of all', () => {
  expect(shapesOf(svg('<path d="M0 0h9"/>'))).toContain('<g fill="var(--ink)">')
  expect(shapesOf(svg('<path d="M0 0h9"/>', 'viewBox="0 0 9 9" fill="#bc1f4b"'))).toContain(
    '<g fill="var(--brand)">',
  )
})

test('a canvas that begins elsewhere is moved, and one without a viewBox has its width and height', () => {
  expect(shapesOf(svg('<path d="M0 0h9"/>', 'viewBox="-20 10 80 100"'))).toContain(
    'transform="translate(20 -10)"',
  )
  expect(readDrawing(svg('<path d="M0 0h9"/>', 'width="80px" height="100"')).box).toEqual([80, 100])
})

test('what editors add and what is hidden is left out', () => {
  const text = svg(
    '<title>x</title><metadata><rdf:RDF/></metadata><sodipodi:namedview/><g inkscape:label="1" display="none"><path d="M1 1h1"/></g><path d="M0 0h9" data-name="x"/>',
  )
  expect(faultsOf(text)).toEqual([])
  expect(shapesOf(text)).toBe('<g fill="var(--ink)"><path d="M0 0h9"></path></g>')
})

test('a text in an attribute cannot end it', () => {
  expect(shapesOf(svg(`<path d='M0 0h9"><script>x</script>'/>`))).not.toMatch(/<script|"M0 0h9">/)
})

test.each([
  ['<image href="a.png"/>', ['2 photo: <image>']],
  ['<text>Hello</text>', ['2 text: <text>']],
  [
    '<style>@font-face{src:url(a.woff)}</style><path d="M0 0h9"/>',
    ['2 active: a <style> with more than classes'],
  ],
  ['<style>.a{fill:url(https://x.example/#a)}</style>\n<path class="a"/>', ['3 effect: a pattern']],
  ['<path id="a"/>\n<use href="#a"/>', ['3 copy: <use>']],
  ['<script>alert(1)</script>', ['2 active: <script>']],
  ['<foreignObject/>', ['2 active: <foreignObject>']],
  ['<path onclick="x()" d="M0 0"/>', ['2 active: "onclick"']],
  ['<a href="https://x.example"><path/></a>', ['2 active: <a>']],
  ['<path d="M0 0"><animate/></path>', ['2 active: <animate>']],
  ['<g filter="url(#f)"><path/></g>', ['2 effect: "filter"']],
  [
    '<clipPath id="c"><circle r="9"/></clipPath>\n<g style="clip-path:url(#c)"><path/></g>',
    ['3 effect: "clip-path"'],
  ],
  ['<g mask="url(#m)"><path/></g>', ['2 effect: "mask"']],
  ['<path style="mix-blend-mode:multiply"/>', ['2 effect: "mix-blend-mode"']],
  ['<path fill="url(#gone)"/>', ['2 effect: a pattern']],
  ['<path fill="var(--brnad)"/>', ['2 token: the colour "var(--brnad)"']],
  ['<path fill="brightest"/>', ['2 token: the colour "brightest"']],
  ['<g></g>', ['1 empty: no shape']],
])('%s is no part of a drawing', (inside, faults) => {
  expect(faultsOf(svg(inside))).toEqual(faults)
})

test.each([
  ['ends early', svg('<g><path d="M0 0h9"/>').replace('</svg>', '')],
  ['has groups in groups without end', svg('<g>'.repeat(9000) + '</g>'.repeat(9000))],
  ['is no SVG', '<html><svg/></html>'],
])('a file that %s is damaged', (_, text) => {
  expect(faultsOf(text)).toMatchObject([expect.stringContaining('broken')])
})

test.each([
  '',
  'viewBox="0 0 0 0"',
  'viewBox="a b c d"',
  'width="100%" height="100%"',
  'viewBox="0 0 1e999 9"',
])('a drawing with the size (%s) has none', (size) => {
  expect(faultsOf(svg('<path d="M0 0h9"/>', size))).toEqual(['1 box: no "viewBox"'])
})
