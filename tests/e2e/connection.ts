import type { Page } from 'playwright/test'

/** What the browser says of the visitor's connection; `null`: nothing, as Firefox and Safari. */
export const setConnection = (page: Page, connection: { effectiveType: string; saveData: boolean } | null) =>
  page.addInitScript((known) => {
    Object.defineProperty(navigator, 'connection', { value: known ?? undefined })
  }, connection)

export const goodConnection = { effectiveType: '4g', saveData: false }
export const dataSaver = { effectiveType: '4g', saveData: true }
