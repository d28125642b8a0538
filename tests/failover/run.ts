/**
 * `npm run test:failover [-- --only ID] [--canary]`: two servers on a primary and its synchronous standby, ten forms a second, and what
 * can happen to such a pair. No acknowledged lead may be lost, nobody mailed twice. `--canary`: at asynchronous replication,
 * with a standby that is behind, which must lose leads.
 */
import { parseArgs } from 'node:util'
import { toTable } from '../../scripts/text-table.ts'
import { buildFixtures } from '../faults/build-fixtures.ts'
import { ensureRelease } from '../release.ts'
import { canary, scenarios } from './scenarios.ts'
import { runTrial, type Outcome } from './trial.ts'

const { values } = parseArgs({
  options: { only: { type: 'string' }, canary: { type: 'boolean', default: false } },
})
/** Seconds until forms are taken again. */
const mostAway = 20

const main = async () => {
  ensureRelease()
  const folder = buildFixtures()
  const wanted = values.canary
    ? [canary]
    : scenarios.filter(({ id }) => values.only === undefined || id === values.only)
  const outcomes: Outcome[] = []
  for (const scenario of wanted) outcomes.push(await runTrial(scenario, folder))
  console.log(toTable(heads, outcomes.map(cells)))
  const failed = outcomes.flatMap(faultsOf)
  for (const line of failed) console.log(`failed  ${line}`)
  const bad = outcomes.filter((outcome) => faultsOf(outcome).length > 0).length
  console.log(`${outcomes.length - bad} passed, ${bad} failed`)
  if (bad > 0 || outcomes.length === 0) process.exitCode = 1
}

const heads = [
  'what',
  'forms',
  'taken',
  'refused',
  'no answer',
  'lost',
  'mailed twice',
  'back after',
  'connections',
]

const cells = (outcome: Outcome) => [
  outcome.title,
  String(outcome.sent),
  String(outcome.acknowledged),
  String(outcome.refused),
  String(outcome.unanswered),
  String(outcome.lost.length),
  String(outcome.twice.length),
  `${outcome.back.toFixed(1)} s`,
  String(outcome.connections),
]

const faultsOf = ({ id, acknowledged, lost, twice, unmailed, back }: Outcome): string[] => [
  ...(acknowledged === 0 ? [`${id}: no form was taken`] : []),
  ...lost.map((email) => `${id}: the acknowledged lead ${email} is lost`),
  ...twice.map((email) => `${id}: ${email} was mailed twice`),
  ...unmailed.map((email) => `${id}: ${email} was never mailed`),
  ...(back > mostAway ? [`${id}: forms were taken again after ${back.toFixed(1)} s`] : []),
]

// Also ends child processes: see tests/product.ts.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
await main()
