import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { isExecutable, onPath } from './executables.ts'

export const chromiumFlags = [
  '--no-sandbox',
  // Letters as wide as on phones and Macs: a Linux machine rounds them to whole pixels.
  '--font-render-hinting=none',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// The headless shell draws a page for half of the work.
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** CHROMIUM_PATH, Playwright's own, the one that setup installed, or the system's. */
export const chromiumPath = (): string | null =>
  [
    process.env.CHROMIUM_PATH,
    chromium.executablePath(),
    fetched(),
    ...onPath(...systemNames),
    ...macApps,
  ].find(isExecutable) ?? null

const fetched = (): string | undefined => {
  const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'node_modules', '.cache', 'playwright')
  if (!existsSync(folder)) return undefined
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|\/)(chrome|headless_shell|Chromium)$/.test(path))
    .map((path) => join(folder, path))
    .find(isExecutable)
}
