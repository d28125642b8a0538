import { setTimeout as pause } from 'node:timers/promises'
import type { Product } from '../product.ts'

const open = "select count(*)::int as open from step_runs where state in ('pending', 'running')"

/** Waits until no mail is on its way any more. */
export const settle = async (product: Product, patience = 60_000): Promise<void> => {
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    const [row] = await product.query(open)
    if (row?.open === 0) return
    await pause(100)
  }
  throw new Error('The outbox does not get empty.')
}
