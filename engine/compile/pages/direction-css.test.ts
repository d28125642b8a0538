import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inDirection } from './direction-css.ts'

const ltr = (css: string) => inDirection(css, 'ltr')
const rtl = (css: string) => inDirection(css, 'rtl')

test('left-to-right pages get the shorter names of the same sides', () => {
  expect(
    ltr('a{margin-inline-start:1px;inset-inline-end:0;border-inline-start:1px solid;text-align:start}'),
  ).toBe('a{margin-left:1px;right:0;border-left:1px solid;text-align:left}')
  expect(ltr('a{padding-inline:1px;--margin-inline-start:1px}')).toBe(
    'a{padding-inline:1px;--margin-inline-start:1px}',
  )
})

test.each([
  ['inset: 0 1px 2px 3px', 'inset: 0 3px 2px 1px'],
  ['inset: 0 0 auto', 'inset: 0 0 auto'],
  ['padding: 1px 2px 3px 4px', 'padding: 1px 4px 3px 2px'],
  ['border-radius: 2rem 2rem 2rem 0', 'border-radius: 2rem 2rem 0 2rem'],
  ['translate: -50% 10%', 'translate: 50% 10%'],
  ['rotate: calc(var(--from) + 2deg)', 'rotate: calc(-1 * calc(var(--from) + 2deg))'],
  ['rotate: -45deg', 'rotate: 45deg'],
  ['clip-path: polygon(0 0, 64% 2px, calc(100% - 1px) 5%)', 'clip-path: polygon(100% 0, 36% 2px, 1px 5%)'],
  ['clip-path: inset(0 0 0 55%)', 'clip-path: inset(0 55% 0 0)'],
  ['font: 700 2rem / 1.08 var(--display)', 'font: 700 2rem / 1.3 var(--display)'],
  ['line-height: 1.2', 'line-height: 1.3'],
  ['mask-image: linear-gradient(90deg, red, blue)', 'mask-image: linear-gradient(-90deg, red, blue)'],
  [
    'background: radial-gradient(4rem 2rem at calc(100% - var(--side)) 0, red, blue)',
    'background: radial-gradient(4rem 2rem at var(--side) 0, red, blue)',
  ],
])('of a right-to-left page "%s" is "%s"', (own, turned) => {
  expect(rtl(`a { ${own} }`)).toBe(`a { ${turned} }`)
})

test('pictures keep their own sides, and logical properties turn by themselves', () => {
  for (const css of [
    'object-position: 0 50%',
    'margin-inline-start: 1px',
    'text-align: start',
    'line-height: 1',
    'font: 700 1rem / 1.5 var(--font-body)',
  ])
    expect(rtl(`a { ${css} }`)).toBe(`a { ${css} }`)
})

test('sheets that pages of both directions share name no side', async () => {
  const root = join(import.meta.dirname, '../../..')
  for (const name of ['engine/app/print.css', 'engine/app/large-text.css', 'blocks/form/form-live.css'])
    expect(await readFile(join(root, name), 'utf8')).not.toMatch(/\b(left|right)\b(?!.*\*\/)/)
})
