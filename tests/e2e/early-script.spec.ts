import type { Page } from 'playwright/test'
import { dataSaver, goodConnection, setConnection } from './connection.ts'
import { expect, formPath, liveForm, test } from './product.ts'

const email = (page: Page) => page.locator('input[name=email]')

/** The script that makes a form live, and the one that answers its press. */
const both = ['island', 'answer'].map((name) => ({ path: expect.stringContaining(`/${name}.`) }))

/** Paths of the scripts that a page asks for, and whether it had loaded by then. */
const watchScripts = (page: Page) => {
  const scripts: { path: string; isLoaded: boolean }[] = []
  let isLoaded = false
  page.on('load', () => (isLoaded = true))
  page.on('request', (request) => {
    const { pathname: path } = new URL(request.url())
    if (path.endsWith('.js')) scripts.push({ path, isLoaded })
  })
  return scripts
}

test('on a good connection the script of the form comes once the page has loaded, and waits for the first touch', async ({
  page,
  product,
}) => {
  await setConnection(page, goodConnection)
  const scripts = watchScripts(page)
  await page.goto(product.origin + formPath)
  await expect.poll(() => scripts).toMatchObject([{ isLoaded: true }, { isLoaded: true }])
  await expect(liveForm(page)).toHaveCount(0)
  await email(page).focus()
  await expect(liveForm(page)).toBeVisible()
  expect(scripts).toMatchObject(both)
})

const others = {
  'that saves data': dataSaver,
  'on a slow connection': { effectiveType: '3g', saveData: false },
  'that says nothing of its connection': null,
}
for (const [who, connection] of Object.entries(others))
  test(`a browser ${who} fetches the script of the form at the first touch`, async ({ page, product }) => {
    await setConnection(page, connection)
    const scripts = watchScripts(page)
    await page.goto(product.origin + formPath, { waitUntil: 'networkidle' })
    expect(scripts).toEqual([])
    await email(page).focus()
    await expect(liveForm(page)).toBeVisible()
    expect(scripts).toMatchObject(both)
  })
