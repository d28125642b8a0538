import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { deriveTheme } from '../../engine/campaign/theme/derive-theme.ts'
import { ThemeFile } from '../../engine/campaign/theme/theme-file.ts'

const run = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'theme.ts'), ...args], { encoding: 'utf8' })

test('the printed theme equals the theme of the colour and the mood', () => {
  const printed: { theme: unknown } = parse(run('#1d6f5c', 'calm').stdout)
  expect(printed.theme).toHaveProperty('font')
  expect(ThemeFile.parse(printed.theme)).toEqual(deriveTheme({ brand: '#1d6f5c', mood: 'calm' }))
})

test('a wrong colour or mood is reported, with the nearest mood', () => {
  const { status, stderr } = run('green', 'sunnny')
  expect(status).toBe(2)
  expect(stderr).toContain('"green" is no colour')
  expect(stderr).toContain('Did you mean "sunny"?')
  expect(run().status).toBe(2)
})
