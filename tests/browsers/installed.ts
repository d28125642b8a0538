import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumPath } from '../chromium.ts'
import { isExecutable, onPath } from '../executables.ts'
import { openChromium } from './chromium.ts'
import type { Driver } from './driver.ts'
import { openFirefox } from './firefox.ts'
import { openWebKit } from './webkit.ts'
import type { WebKitPaths } from './webkit.ts'

const macFirefox = '/Applications/Firefox.app/Contents/MacOS/firefox'

const firefoxPath = (): string | undefined =>
  [process.env.FIREFOX_PATH, ...onPath('firefox-esr', 'firefox'), macFirefox].find(isExecutable)

const webKitPaths = (): WebKitPaths | undefined => {
  const driver = onPath('WebKitWebDriver').find(isExecutable)
  const screen = onPath('Xvfb').find(isExecutable)
  const browser = driver && miniBrowsers().find(isExecutable)
  return driver && screen && browser ? { driver, screen, browser } : undefined
}

/** Debian installs it as "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser". */
const miniBrowsers = (): string[] =>
  foldersIn('/usr/lib')
    .flatMap(foldersIn)
    .filter((folder) => /\/webkit2?gtk-[\d.]+$/.test(folder))
    .map((folder) => join(folder, 'MiniBrowser'))

const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => join(folder, name))
    : []

export type Installed = { name: string; open: (() => Promise<Driver>) | null }

/** Each browser that the suite knows; without `open` it is not installed. */
export const browsers = (): Installed[] => {
  const [chromium, firefox, webKit] = [chromiumPath(), firefoxPath(), webKitPaths()]
  return [
    { name: 'Chromium', open: chromium ? () => openChromium(chromium) : null },
    { name: 'Firefox', open: firefox ? () => openFirefox(firefox) : null },
    { name: 'WebKit', open: webKit ? () => openWebKit(webKit) : null },
  ]
}
