/**
 * `npm run test:kill [-- --kills N] [--seed N] [--canary] [--plain-outbox]`: kill -9 of the product at random moments while four
 * visitors send the form; then compares every response with the rows and the mails. `--canary` does the same to a server
 * without an outbox, `--plain-outbox` to one that does not mark rows before they are sent; both must fail.
 */
import { parseArgs } from 'node:util'
import { setTimeout as pause } from 'node:timers/promises'
import { launchProduct } from '../product.ts'
import type { Product } from '../product.ts'
import { ensureRelease } from '../release.ts'
import { slowness } from '../slowness.ts'
import { countFindings } from './checks.ts'
import type { Count, Rows } from './checks.ts'
import { seeded } from './seeded.ts'
import { gatherCrowd } from './visitors.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    canary: { type: 'boolean', default: false },
    'plain-outbox': { type: 'boolean', default: false },
  },
})
const kills = Number(values.kills)
const isCanary = values.canary || values['plain-outbox']
const programs = {
  product: 'server/main.mjs',
  inline: 'tests/kill/canary-server.ts',
  outbox: 'tests/kill/outbox-server.ts',
}
const subject = values['plain-outbox'] ? 'outbox' : values.canary ? 'inline' : 'product'
const titles = {
  product: 'Product',
  inline: 'Canary without an outbox',
  outbox: 'Canary with a plain outbox',
}
const random = seeded(Number(values.seed))
const longestMoment = 100
const settleWithinMs = 90_000

const main = async () => {
  if (!isCanary) ensureRelease()
  console.log(`${titles[subject]}: ${kills} kills, seed ${values.seed}`)
  const product = await launchProduct({
    program: programs[subject],
    environment: { TRUSTED_PROXIES: '127.0.0.1' },
  })
  try {
    const { counts, afterwards, seconds, restarts } = await killAndCount(product)
    report(counts)
    console.log('After everyone without a response sent again, with the same key:')
    report(afterwards.filter(({ what, isViolation }) => isViolation || what === 'acknowledged'))
    const [usual, nearlyAll, slowest] = [0.5, 0.9, 1].map((share) => quantile(restarts, share).toFixed(2))
    console.log(`${(seconds / kills).toFixed(2)} s a kill`)
    console.log(`ready again after ${usual} s (median), ${nearlyAll} s (nine in ten), ${slowest} s (all)`)
    validate([...counts, ...afterwards], restarts)
  } finally {
    await product.close()
  }
}

const killAndCount = async (product: Product) => {
  const crowd = gatherCrowd(`${product.origin}/api/submit/vitality/sugar-free-blueprint`)
  const started = performance.now()
  /** Seconds. */
  const restarts: number[] = []
  for (let round = 0; round < kills; round += 1) {
    // Every third kill hits the first requests of a new process.
    if (round % 3 !== 2) await crowd.submitOnce()
    const stopped = { now: false }
    const { promise: first, resolve: onFirst } = Promise.withResolvers<void>()
    const submitting = crowd.submitUntil(stopped, onFirst)
    await first
    await pause(random() * longestMoment)
    stopped.now = true
    await product.kill(round % 2 === 0 ? 'node alone' : 'everything')
    await submitting
    const restarted = performance.now()
    await product.start()
    restarts.push((performance.now() - restarted) / 1000)
  }
  const seconds = (performance.now() - started) / 1000
  await settle(product)
  const count = async () =>
    countFindings(crowd.everyone, await readRows(product), await product.sink.mails(), kills)
  const counts = await count()
  await crowd.pressAgain()
  await settle(product)
  return { counts, afterwards: await count(), seconds, restarts }
}

const quantile = (numbers: number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * share) - 1] ?? 0

const settle = async (product: Product) => {
  const deadline = Date.now() + settleWithinMs
  const open = "select count(*)::int as open from step_runs where state in ('pending', 'running')"
  while (Date.now() < deadline) {
    const [row] = await product.query(open)
    if (row?.open === 0) return
    await pause(200)
  }
}

const readRows = async (product: Product): Promise<Rows> => {
  // The columns of the query.
  const read = async <Row>(sql: string) => (await product.query(sql)) as Row[]
  return {
    leads: await read('select id, email from leads'),
    submissions: await read('select id, lead_id, email from submissions'),
    consents: await read('select lead_id from consents'),
    runs: await read('select lead_id, state from step_runs'),
  }
}

const report = (counts: Count[]) => {
  for (const { what, count, isViolation, examples } of counts) {
    console.log(
      `${isViolation ? 'x' : ' '} ${String(count).padStart(6)}  ${what}${examples.length > 0 ? ` (${examples.join(', ')})` : ''}`,
    )
  }
}

const validate = (counts: Count[], restarts: number[]) => {
  const isWrong = counts.some(({ isViolation }) => isViolation)
  const isEmpty = counts.some(({ what, count }) => what === 'acknowledged' && count === 0)
  if (isEmpty) return fail('Nobody was acknowledged: the test shows nothing.')
  if (isCanary)
    return isWrong
      ? pass('The canary lost or doubled something, as it must.')
      : fail('The canary lost and doubled nothing.')
  // Nine in ten restarts, by how busy the machine is.
  if (quantile(restarts, 0.9) > 5 * slowness()) return fail('It took more than 5 s to be ready again.')
  return isWrong ? fail('Something was lost, doubled or left half done.') : pass('Nothing was lost.')
}

const pass = (line: string) => console.log(line)
const fail = (line: string) => {
  console.error(line)
  process.exitCode = 1
}

// Also ends child processes: see tests/product.ts.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
await main()
