import { chromium } from 'playwright/test'
import { chromiumFlags, chromiumPath } from '../chromium.ts'
import { readSite } from '../site.ts'
import { layoutFaults } from './layout-faults.ts'
import { expect, test } from './product.ts'

/** On the way to the form, and in it. */
const counts = /sideways|overlap|broken in the middle: .* in (h1|button|label|legend)$/

test('every page can be read and filled in on a phone with text at 200 %', async ({ product }) => {
  const executablePath = chromiumPath()
  const browser = await chromium.launch({
    // The browser's own size of text, twice the usual.
    args: [...chromiumFlags, '--blink-settings=defaultFontSize=32'],
    ...(executablePath && { executablePath }),
  })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const faults: string[] = []
  for (const { path } of Object.values(readSite().campaigns)) {
    await page.goto(product.origin + path)
    await page.evaluate(() => document.fonts.ready)
    const found = await page.evaluate(layoutFaults, false)
    faults.push(...found.filter((fault) => counts.test(fault)).map((fault) => `${path}: ${fault}`))
  }
  await browser.close()
  expect(faults).toEqual([])
})
