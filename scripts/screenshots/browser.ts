import { chromium } from 'playwright'
import type { Browser } from 'playwright'
import { chromiumFlags, chromiumPath } from '../../tests/chromium.ts'

export const openBrowser = (): Promise<Browser> => {
  const executablePath = chromiumPath()
  return chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) })
}
