import { setTimeout as pause } from 'node:timers/promises'
import type { Product } from '../product.ts'

export const untilTrue = async (
  isTrue: () => boolean | Promise<boolean>,
  patience: number,
): Promise<boolean> => {
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    if (await isTrue()) return true
    await pause(100)
  }
  return false
}

// Runs of a mailing list without an API key wait forever, and mails past the limit of a mailbox for a day.
const open = `select count(*)::int as open from step_runs where state in ('pending', 'running') and provider = 'mail'
  and coalesce(next_attempt_at, now()) < now() + interval '1 hour'`

export const settle = async (product: Product, patience = 60_000): Promise<void> => {
  const isEmpty = async () => (await product.query(open))[0]?.['open'] === 0
  if (!(await untilTrue(isEmpty, patience))) throw new Error('The outbox does not get empty.')
}
