import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from '../bundle/content-hash.ts'
import { lightCss } from './ground-css.ts'

test('a light page says only what holds on light pages', () => {
  expect(lightCss('a { background: var(--dark-card, #fff); }')).toBe('a { background: #fff; }')
  expect(lightCss('a { fill: color-mix(in oklab, var(--ink) 6%, var(--dark-card, #fff)); }')).toBe(
    'a { fill: color-mix(in oklab, var(--ink) 6%, #fff); }',
  )
  expect(
    lightCss('a { fill: var(--dark-warm, color-mix(in oklab, var(--accent) 38%, var(--paper))); }'),
  ).toBe('a { fill: color-mix(in oklab, var(--accent) 38%, var(--paper)); }')
  expect(lightCss('a { color: red; filter: var(--dark-mono); }')).toBe('a { color: red;  }')
})

test('nothing of dark pages is left in the styles of the product', async () => {
  const root = join(import.meta.dirname, '../../..')
  const files = (
    await Promise.all(['blocks', 'engine/app'].map((name) => filesBelow(join(root, name))))
  ).flat()
  const sheets = files.filter((file) => file.endsWith('.css')).map((file) => readFileSync(file, 'utf8'))
  expect(sheets.join('')).toContain('--dark-card')
  expect(sheets.map(lightCss).join('')).not.toContain('--dark-')
})
