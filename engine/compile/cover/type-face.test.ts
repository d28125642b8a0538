import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openCache } from '../bundle/cache.ts'
import { testTheme } from '../../../tests/fixtures/test-theme.ts'
import { loadFaces } from './faces.ts'

test('letters are joined as a browser joins them: only where they are not spaced', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-face-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const theme = { ...testTheme, font: 'fraunces', weight: 560 }
  const { display } = await loadFaces(openCache(folder), theme)
  const drawn = (text: string, tracking: number) => display.setter(tracking).outline(text, 0, 0, 1000)
  const [joined, spaced] = [drawn('fi', 0), drawn('fi', 1e-9)]
  expect(spaced).not.toBe(joined)
  expect(drawn('fo', 1e-9)).toBe(drawn('fo', 0))
})
