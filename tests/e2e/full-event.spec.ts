import { allOrFirst } from '../extent.ts'
import type { Product } from '../product.ts'
import { readSite } from '../site.ts'
import { expectTexts, flows, openAndFill, outcomeOf, sendButton, submitPath } from './flow.ts'
import type { Flow } from './flow.ts'
import { expect, test } from './product.ts'

for (const flow of allOrFirst(flows.filter(({ full }) => full !== undefined))) {
  test(`${flow.id} shows at every address that its last seat is taken, and refuses later guests`, async ({
    page,
    browser,
    product,
    visitor,
  }) => {
    const plain = await browser.newPage({ javaScriptEnabled: false })
    try {
      const late = { ...visitor, email: `late-${visitor.email}` }
      await openAndFill(page, product, flow, visitor)
      await openAndFill(plain, product, flow, late)
      await takeEverySeat(product, flow)
      for (const opened of [page, plain]) {
        await sendButton(opened).click()
        await expectTexts(opened, [flow.full ?? ''])
        await expect(sendButton(opened)).toHaveCount(0)
      }
      for (const { email } of [visitor, late])
        expect(await outcomeOf(product, flow, { name: '', email })).toMatchObject({
          leads: 0,
          seats: 0,
          mails: 0,
        })
      for (const path of [flow.path, flow.alias ?? flow.path])
        for (const opened of [page, plain]) {
          await opened.goto(product.origin + path)
          await expectTexts(opened, [flow.full ?? ''])
          await expect(opened.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(sendButton(opened)).toHaveCount(0)
        }
    } finally {
      await plain.close()
      await product.query('delete from registrations where event = $1', [flow.id])
    }
    await expect
      .poll(async () => (await page.goto(product.origin + flow.path), await sendButton(page).count()), {
        message: 'a place that was given back can be taken',
      })
      .toBe(1)
  })
}

const takeEverySeat = async (product: Product, flow: Flow) => {
  const capacity = readSite().campaigns[flow.id]?.event?.capacity ?? 0
  const codes: number[] = []
  for (let number = 0; number <= capacity; number += 1) {
    const answer = await fetch(product.origin + submitPath(flow), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.200.0.${number}` },
      body: JSON.stringify({ name: 'Ann', email: `guest${number}@example.com`, ...flow.answers }),
    })
    codes.push(answer.status)
  }
  expect(codes.at(-1)).toBe(409)
  const [row] = await product.query('select count(*)::int as seats from registrations where event = $1', [
    flow.id,
  ])
  expect(row?.['seats']).toBe(capacity)
}
