import type { Page } from 'playwright/test'

/** Fills in every field of the form, whatever it asks for. */
export const fillEach = async (page: Page, email: string) => {
  const fields = page.locator('form.form [name]:not([type=hidden], [tabindex="-1"])')
  for (const field of await fields.all()) {
    const kind = await field.evaluate((element) => element.getAttribute('type') ?? element.localName)
    if (kind === 'email') await field.fill(email)
    else if (kind === 'select') await field.selectOption({ index: 1 })
    else if (kind === 'radio' || kind === 'checkbox') await field.check()
    else await field.fill('Ann Archer')
  }
}
