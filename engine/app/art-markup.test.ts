import { expect, test } from 'vitest'
import { artNames } from '../../blocks/art/art-name.ts'
import { testTheme } from '../../tests/fixtures/test-theme.ts'
import { renderArt } from './art-markup.tsx'

test.each(artNames)('a picture of %s has the colours of light pages alone', (art) => {
  const svg = renderArt({ ...testTheme, art }, 'ann/page', { count: 7 })
  expect(svg).toContain('var(--')
  expect(svg).not.toContain('--dark-')
})
