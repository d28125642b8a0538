import { chromium } from 'playwright'
import { chromiumFlags } from '../chromium.ts'
import type { Driver } from './driver.ts'

export const openChromium = async (path: string): Promise<Driver> => {
  const browser = await chromium.launch({ executablePath: path, args: chromiumFlags })
  const page = await browser.newPage()
  return {
    name: `Chromium ${browser.version()}`,
    go: async (url) => void (await page.goto(url)),
    run: (expression) => page.evaluate<string>(expression),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    resize: (screen) => page.setViewportSize(screen),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  }
}
