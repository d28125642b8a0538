import { randomInt } from 'node:crypto'
import { chromium } from 'playwright'
import type { Page } from 'playwright'
import { chromiumFlags, chromiumPath } from '../../../tests/chromium.ts'

export type Visitor = { page: Page; leave: () => Promise<void> }
/** Visitors with a phone of 390 px and an address of their own, one after the other, in one browser. `slowdown`: of the processor. */
export const openVisitors = async () => {
  const executablePath = chromiumPath()
  const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) })
  return {
    arrive: async ({ slowdown = 1 } = {}): Promise<Visitor> => {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
        extraHTTPHeaders: { 'x-forwarded-for': `10.${randomInt(255)}.${randomInt(255)}.${randomInt(255)}` },
      })
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      return { page, leave: () => context.close() }
    },
    close: () => browser.close(),
  }
}
