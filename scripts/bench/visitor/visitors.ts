import { randomInt } from 'node:crypto'
import { chromium } from 'playwright'
import type { Page } from 'playwright'
import { chromiumFlags, chromiumPath } from '../../../tests/chromium.ts'

export type Visitor = { page: Page; leave: () => Promise<void> }
type Ways = { slowdown: number; isOnMobileNetwork?: boolean }

/** Visitors with a phone of 390 px and an address of their own, one after the other, in one browser. */
export const openVisitors = async () => {
  const executablePath = chromiumPath()
  const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) })
  return {
    arrive: async ({ slowdown, isOnMobileNetwork = false }: Ways): Promise<Visitor> => {
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
      if (isOnMobileNetwork) await session.send('Network.emulateNetworkConditions', mobileNetwork)
      return { page, leave: () => context.close() }
    },
    close: () => browser.close(),
  }
}

/** Slow 4G, as Lighthouse has it. */
const mobileNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
