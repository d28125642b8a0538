import PostalMime from 'postal-mime'
import type { Product } from '../product.ts'
import { expect, settled, test } from './product.ts'

const signUp = async (product: Product, { name, email }: { name: string; email: string }) => {
  await fetch(`${product.origin}/api/submit/vitality/sugar-free-blueprint`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email }),
  })
  await settled(product, email)
  const [mail] = await product.sink.mailsTo(email)
  const { headers } = await PostalMime.parse(mail?.raw ?? '')
  return headers.find(({ key }) => key === 'list-unsubscribe')?.value.slice(1, -1) ?? ''
}
const suppressions = async (product: Product) =>
  (await product.query('select count(*)::int as count from suppressions'))[0]?.count

test('the link in a mail shows a page and changes nothing until the visitor confirms', async ({
  page,
  product,
  visitor,
}) => {
  const link = await signUp(product, visitor)
  const before = Number(await suppressions(product))
  await page.goto(link)
  await page.reload()
  expect(await suppressions(product)).toBe(before)
  await page.getByRole('button', { name: /unsubscribe/i }).click()
  await expect(page.getByText(/unsubscribed/i).first()).toBeVisible()
  expect(await suppressions(product)).toBe(before + 1)
  await signUp(product, visitor)
  const [, asking, ...others] = await product.sink.mailsTo(visitor.email)
  expect(others).toEqual([])
  const again = /https?:\/\/\S+\/u\/[\w-]+\/again/.exec(
    (await PostalMime.parse(asking?.raw ?? '')).text ?? '',
  )?.[0]
  await page.goto(again ?? '')
  expect(await suppressions(product)).toBe(before + 1)
  await page.getByRole('button', { name: 'Yes, send me emails' }).click()
  await expect(page.getByRole('heading', { name: 'You are signed up again' })).toBeVisible()
  expect(await suppressions(product)).toBe(before)
})

test("a mail program's one-click unsubscribe acts immediately, without a redirect", async ({
  product,
  visitor,
}) => {
  const link = await signUp(product, visitor)
  const before = Number(await suppressions(product))
  const answer = await fetch(link, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(answer.status).toBe(200)
  expect(await suppressions(product)).toBe(before + 1)
})
