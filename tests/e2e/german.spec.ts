import { email, field, liveForm, sendButton, stored } from './lab-form.ts'
import { expect, test } from './lab.ts'

test('a German form speaks German from the first wrong press to the thanks', async ({ page, lab }) => {
  lab.answer(stored)
  await lab.open('/deutsch')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await field(page, 'name').focus()
  await expect(liveForm(page)).toBeVisible()
  await sendButton(page).click()
  await expect(page.getByText('Bitte fülle dieses Feld aus.').first()).toBeVisible()
  await expect(page).toHaveTitle(/^Fehler: /)
  await field(page, 'name').fill('Ann')
  await field(page, 'email').fill('ann@')
  await field(page, 'name').focus()
  await sendButton(page).click()
  await expect(
    page
      .getByText('Hier fehlt das Ende der Adresse, zum Beispiel .de.')
      .or(page.getByText('Bitte prüfe diese Adresse.'))
      .first(),
  ).toBeVisible()
  await field(page, 'email').fill(email)
  await sendButton(page).click()
  await expect(page.getByText(`Deine E-Mail: ${email}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Meldung schließen' })).toBeAttached()
})

test('without an answer a German form says that nothing is lost, and what it does', async ({ page, lab }) => {
  await page.clock.install()
  await lab.open('/deutsch')
  lab.answer(null)
  await field(page, 'name').fill('Ann')
  await field(page, 'email').fill(email)
  await expect(liveForm(page)).toBeVisible()
  await sendButton(page).click()
  await expect
    .poll(async () => {
      await page.clock.runFor(2000)
      return page.getByRole('button', { name: 'Jetzt noch einmal versuchen' }).count()
    })
    .toBe(1)
  await expect(page.getByText(/bleiben auf diesem Gerät/).first()).toBeVisible()
})
