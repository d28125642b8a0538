import type { Page } from 'playwright/test'

export const changedLines = (before: string, after: string) => {
  const [old, now] = [before.split('\n'), after.split('\n')]
  return { gone: old.filter((line) => !now.includes(line)), come: now.filter((line) => !old.includes(line)) }
}

export const editor = (page: Page) => page.getByRole('region', { name: 'Editor' })
export const framed = (page: Page) => page.frameLocator('.wb-stage-page iframe')
export const openPart = async (page: Page, name: RegExp) => {
  const toggle = editor(page).getByRole('button', { name, expanded: false })
  await toggle.click({ timeout: 60_000 })
}
