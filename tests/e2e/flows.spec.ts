import type { Locator } from 'playwright/test'
import type { FormField } from '../../blocks/kit/form-field.ts'
import { isAll } from '../extent.ts'
import {
  clears,
  expectTexts,
  fillIn,
  flows,
  formOf,
  inMode,
  mailFails,
  mailsRefused,
  onceIn,
  openAndFill,
  outcomeOf,
  sendButton,
  submitPath,
} from './flow.ts'
import type { Flow } from './flow.ts'
import { expectFailure, expectLead, expectLinks, expectStay, expectThanks } from './flow-checks.ts'
import { presses, send, sendAndSeeBusy } from './flow-presses.ts'
import { expect, test } from './product.ts'

const lapOver = async (one: Locator, other: Locator) => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('One of them is not shown.')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

// Each worker has its own product and mail server, so that tests can run in parallel.
test.describe.configure({ mode: 'parallel' })

const ways = [
  { how: 'with scripts', javaScriptEnabled: true },
  { how: 'without scripts', javaScriptEnabled: false },
]
/** The last two both end in "it may be late": one runs with scripts, the other without. */
const faults = [
  { what: 'refused', mode: '550', scripts: isAll ? [true, false] : [true] },
  { what: 'down', mode: 'refuse', scripts: [false] },
  { what: 'too slow', mode: 'slow=7', scripts: [true] },
]

const isRequired = (field: FormField) => field.type !== 'hidden' && field.required

/** Forms of one kind behave the same, whatever their texts. */
const kindOf = (flow: Flow) => `${mailFails(flow)} ${clears(flow)} ${flow.full !== undefined}`
/** The result of a failed mail. */
const isFirstToFail = (flow: Flow) => flows.find((other) => mailFails(other) === mailFails(flow)) === flow
/** A repeated sign-up gets its own message, or the usual one. */
const isFirstToAnswerAgain = (flow: Flow) =>
  flows.find((other) => (other.duplicate === undefined) === (flow.duplicate === undefined)) === flow

for (const flow of flows) {
  const fails = mailFails(flow)
  const isFirstOfKind = flows.find((other) => kindOf(other) === kindOf(flow)) === flow
  if (!isFirstOfKind && !isAll) continue

  for (const { how, javaScriptEnabled } of ways) {
    // Without scripts the server renders every result, the same way for each form.
    if (!isAll && !javaScriptEnabled && !isFirstToFail(flow)) continue
    test.describe(`${flow.id} ${how}`, () => {
      test.use({ javaScriptEnabled })

      test('a complete form shows the promised text, stores its rows, and sends a mail whose links work', async ({
        page,
        product,
        visitor,
      }) => {
        if (javaScriptEnabled) await sendAndSeeBusy(page, product, flow, visitor)
        else await send(page, product, flow, visitor)
        await expectTexts(page, flow.success)
        await expectThanks(page, flow)
        if (!javaScriptEnabled) await expect(page).toHaveURL(/\/done\/[\w-]{22,}$/)
        if (flow.action) await expect(page.locator('.done a').first()).toHaveAttribute('href', flow.action)
        expect(await outcomeOf(product, flow, visitor)).toEqual(onceIn(flow))
        await expectLead(product, flow, visitor)
        await expectLinks(product, flow, visitor)
      })

      // Only the result of a refused mail differs within a kind.
      const tried = faults.filter(({ mode, scripts }) => {
        if (!isAll && !isFirstToFail(flow)) return false
        // Slow and down are alike to the pipeline: which result a form shows then is tried with the server down.
        if (!isAll && mode === 'slow=7' && flow !== flows[0]) return false
        return isFirstOfKind ? scripts.includes(javaScriptEnabled) : javaScriptEnabled && mode === '550'
      })
      for (const { what, mode } of tried) {
        test(`while the mail server is ${what}, the visitor reads what is promised`, async ({
          page,
          product,
          visitor,
        }) => {
          const isFinal = mode === '550'
          await inMode(product, mode, async () => {
            await send(page, product, flow, visitor)
            if (fails === 'error' && isFinal) await expectFailure(page, flow, visitor)
            else if (fails === 'partial') await expectStay(page, flow, visitor)
            else {
              await expectThanks(page, flow)
              await expectTexts(page, fails === 'logged' ? flow.success : flow.late)
            }
            // A mail that no visitor waits for may be tried later: the server must refuse it too.
            if (isFinal)
              await expect
                .poll(() => mailsRefused(product, visitor.email), { timeout: 45_000 })
                .toBeGreaterThan(0)
            if (mode === 'refuse') expect(await product.sink.mailsTo(visitor.email)).toEqual([])
          })
          expect(await outcomeOf(product, flow, visitor)).toEqual({
            ...onceIn(flow),
            mails: isFinal ? 0 : 1,
          })
        })
      }

      if (!isFirstOfKind || (!javaScriptEnabled && flow.duplicate === undefined)) return
      if (!isAll && (!javaScriptEnabled || !isFirstToAnswerAgain(flow))) return

      test('a form sent twice by the same person is one lead, one seat and one mail', async ({
        page,
        product,
        visitor,
      }) => {
        // The response to a repeated sign-up depends on recent mails, so those of other tests must have finished.
        await product.restart()
        await send(page, product, flow, visitor)
        await expectThanks(page, flow)
        // At the same address the page would be loaded again, which keeps the success.
        await page.goto('about:blank')
        await send(page, product, flow, visitor)
        if (flow.duplicate === undefined) await expectThanks(page, flow)
        else await expectTexts(page, [flow.duplicate])
        const submissions = flow.duplicate === undefined ? 2 : 1
        expect(await outcomeOf(product, flow, visitor)).toEqual({ ...onceIn(flow), submissions })
      })
    })
  }

  // The pipeline does not matter here, except for seats of an event.
  if (!isAll && flow !== flows[0] && flow.full === undefined) continue

  test(`${flow.id} has its labels, and pressed while it is empty it says in its own words what is missing`, async ({
    page,
    product,
  }) => {
    await page.goto(product.origin + flow.path)
    const labels = (await page.locator('form .label').allTextContents()).join('\n')
    for (const label of flow.labels) expect(labels.toLowerCase()).toContain(label.toLowerCase())
    await sendButton(page).click()
    const own = formOf(flow)
    const toast = page.locator('.toast')
    await expect(toast).toContainText(own.messages.missing.title)
    for (const text of flow.missing) await expect(toast).toContainText(text)
    expect(await lapOver(toast, sendButton(page)), 'the toast hides the button').toBe(false)
    for (const field of own.fields) {
      const state = page.locator(`form [name="${field.name}"]`)
      if (isRequired(field)) await expect(state).toHaveAttribute('aria-invalid', 'true')
      else await expect(state).not.toHaveAttribute('aria-invalid', 'true')
    }
    await expect(page.locator('form :focus')).toHaveAttribute('name', own.fields.find(isRequired)?.name ?? '')
  })

  test(`${flow.id} sent empty without scripts comes back and says what is missing`, async ({
    page,
    product,
  }) => {
    const own = formOf(flow)
    const empty = Object.fromEntries(own.fields.map(({ name }) => [name, '']))
    const answer = await page.request.post(product.origin + submitPath(flow), { form: empty })
    expect(answer.status()).toBe(422)
    await page.setContent(await answer.text())
    await expectTexts(page, [own.messages.missing.title, ...flow.missing])
    const required = own.fields.filter(isRequired)
    await expect(page.locator('form [aria-invalid=true]')).toHaveCount(required.length)
  })

  // form.spec.ts covers the rest in the quick run.
  if (!isFirstOfKind || !isAll) continue

  // The pipeline does not matter here, except for seats of an event.
  const pressed = flow === flows[0] || flow.full !== undefined ? Object.entries(presses) : []
  for (const [what, press] of pressed) {
    test(`${flow.id}: ${what} stores one lead and sends one mail`, async ({ page, product, visitor }) => {
      await openAndFill(page, product, flow, visitor)
      await press(page)
      await expectThanks(page, flow)
      expect(await outcomeOf(product, flow, visitor)).toEqual(onceIn(flow))
    })
  }

  test.describe(`${flow.id} without scripts`, () => {
    test.use({ javaScriptEnabled: false })

    test('refreshing the success page and going back store nothing twice', async ({
      page,
      product,
      visitor,
    }) => {
      await send(page, product, flow, visitor)
      await expectThanks(page, flow)
      await page.reload()
      await expectThanks(page, flow)
      await page.goBack()
      await page.goForward()
      await expectThanks(page, flow)
      expect(await outcomeOf(product, flow, visitor)).toEqual(onceIn(flow))
    })

    test('a wrong address returns the form with everything that was typed', async ({
      page,
      product,
      visitor,
    }) => {
      // An address that browsers accept and mail servers refuse.
      await send(page, product, flow, { ...visitor, email: 'ann@localhost' })
      await expect(page.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.locator('[name=email]')).toHaveValue('ann@localhost')
      for (const [name, answer] of Object.entries({ name: visitor.name, ...flow.answers }))
        await expect(page.locator(`form [name="${name}"]`)).toHaveValue(answer)
      await fillIn(page, { email: visitor.email })
      await sendButton(page).click()
      await expectThanks(page, flow)
      expect(await outcomeOf(product, flow, visitor)).toEqual(onceIn(flow))
    })
  })
}
