/**
 * `npm run test:faults [-- --only smtp,clock-jumps] [--quick] [--kills N] [--seed N] [--canary inline|outbox|no-lock|erasure]`: the
 * product in separate processes, against a mail server, a Mailchimp, a database, a clock and clients that misbehave.
 * Prints a table of what the providers counted. Exit code 1 if anything was lost, duplicated or left unfinished.
 */
import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { toTable } from '../../scripts/text-table.ts'
import { seeded } from '../kill/seeded.ts'
import { ensureRelease } from '../release.ts'
import { buildFixtures } from './build-fixtures.ts'
import { runCanary } from './canaries.ts'
import { checks } from './checks.ts'
import type { Check } from './define-check.ts'
import { performCheck } from './perform-check.ts'
import type { Row } from './perform-check.ts'
import { openStage } from './stage.ts'
import type { Stage } from './stage.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    kills: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    canary: { type: 'string' },
  },
})
const isQuick = values.quick
const kills = Number(values.kills ?? (isQuick ? 15 : 300))
const random = seeded(Number(values.seed))

const main = async () => {
  if (values.canary) return runCanary(values.canary, Number(values.kills ?? 12), random)
  const wanted = chosen()
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 1e9)} GB`
  const database = process.env['TEST_DATABASE_URL'] ? 'external database' : 'embedded database'
  console.log(`${wanted.length} checks, ${kills} kills, seed ${values.seed}, ${database}; ${machine}`)
  ensureRelease()
  const dist = buildFixtures()
  const shared = wanted.filter(({ isAlone }) => !isAlone)
  const alone = wanted.filter(({ isAlone }) => isAlone)
  const first = [...(await together(shared, dist)), ...(await oneByOne(alone, dist))]
  const rows = process.env.CI ? await trySlowOnesAgain([...shared, ...alone], first, dist) : first
  const order = checks.map(({ id }) => id)
  report(rows.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)))
}

/** `--only smtp` selects every check whose id begins with it. */
const chosen = (): Check[] => {
  const wanted = values.only?.split(',')
  const known = checks.filter(({ quick }) => !isQuick || quick)
  if (!wanted) return known
  const found = known.filter(({ id }) => wanted.some((beginning) => id.startsWith(beginning)))
  if (found.length > 0) return found
  throw new Error(`No check begins with ${values.only}. There are: ${known.map(({ id }) => id).join(', ')}.`)
}

const open = (dist: string, environment?: Check['environment']): Promise<Stage> =>
  openStage({ dist, isQuick, kills, random, ...(environment && { environment }) })

/** On one product; each check uses its own people. */
const together = async (wanted: Check[], dist: string): Promise<Row[]> => {
  if (wanted.length === 0) return []
  const stage = await open(dist)
  const rows: Row[] = []
  try {
    for (const check of wanted) rows.push(await performCheck(check, stage))
  } finally {
    await stage.close()
  }
  return rows
}

const oneByOne = async (wanted: Check[], dist: string): Promise<Row[]> => {
  const rows: Row[] = []
  for (const check of wanted) {
    const stage = await open(dist, check.environment).catch((error: unknown) => String(error))
    if (typeof stage === 'string') {
      const { id, title } = check
      console.log(`failed  ${id}: ${title}: ${stage}`)
      rows.push({ id, title, result: 'failed', seconds: 0, figures: 'the product did not start' })
      continue
    }
    try {
      rows.push(await performCheck(check, stage))
    } finally {
      await stage.close()
    }
  }
  return rows
}

/** Retries timeouts only, as the browser tests do: the machine may be busy. Losses and duplicates are not retried. */
const trySlowOnesAgain = async (wanted: Check[], rows: Row[], dist: string): Promise<Row[]> => {
  const found: Row[] = []
  for (const [at, row] of rows.entries()) {
    const check = wanted[at]
    const again =
      row.result === 'failed' && row.isLate && check ? (await oneByOne([check], dist))[0] : undefined
    if (again?.result === 'passed')
      console.log(`passed at the second try  ${row.id}: ${row.title}: ${row.figures}`)
    found.push(again ?? row)
  }
  return found
}

const report = (rows: Row[]) => {
  const cells = rows.map(({ id, title, result, seconds, figures }) => [
    id,
    title,
    result,
    seconds.toFixed(1),
    figures,
  ])
  console.log(toTable(['id', 'check', 'result', 's', 'figures'], cells))
  const of = (result: Row['result']) => rows.filter((row) => row.result === result).length
  console.log(
    `${of('passed')} passed, ${of('failed')} failed, ${of('missed')} missed, ${of('skipped')} skipped`,
  )
  if (of('failed') > 0) process.exitCode = 1
}

// Also ends child processes: see tests/product.ts.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
await main()
