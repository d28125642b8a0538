import type { Product } from '../product.ts'
import { readSite } from '../site.ts'
import type { Stage, State } from './form-states.ts'
import { lookOf } from './look.ts'
import { newAddress, newEmail } from './visitor.ts'
import type { TriedForm } from './tried-form.ts'
import { until } from './until.ts'

/** An event whose last seat is taken while a visitor has its page open, and afterwards. */
export const fullStates = ({ tab, gate, product }: Stage, form: TriedForm): State[] => {
  const saysFull = () =>
    until(`${form.id} says that it is full`, async () => {
      const { text, label } = await lookOf(tab)
      return form.full !== undefined && text.includes(form.full) && label === ''
    })
  return [
    {
      name: 'full while open',
      isSo: async () => {
        gate.visit()
        await tab.open(gate.origin + form.path)
        const email = newEmail()
        for (const [name, answer] of Object.entries({ ...form.answers, email }))
          await tab.fill(`form [name="${name}"]`, answer)
        await takeEverySeat(product, form)
        await tab.press('form button[type=submit]')
        await saysFull()
      },
    },
    {
      name: 'full',
      isSo: async () => {
        await tab.open(gate.origin + form.path)
        await saysFull()
        await product.query('delete from registrations where event = $1', [form.id])
      },
    },
  ]
}

const takeEverySeat = async (product: Product, { id, answers }: TriedForm) => {
  const capacity = readSite().campaigns[id]?.event?.capacity ?? 0
  const guests = Array.from({ length: capacity + 1 }, () =>
    fetch(`${product.origin}/api/submit/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
      body: JSON.stringify({ ...answers, email: newEmail() }),
    }),
  )
  const answered = await Promise.all(guests)
  if (!answered.some(({ status }) => status === 409)) throw new Error(`${id} has more seats than ${capacity}`)
}
