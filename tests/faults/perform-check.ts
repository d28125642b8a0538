import { Missed, Skipped } from './define-check.ts'
import type { Check } from './define-check.ts'
import { breachesOf } from './invariants.ts'
import type { Stage } from './stage.ts'
import { Late } from './wait-until.ts'

export type Row = {
  id: string
  title: string
  /** missed: too slow, but nothing was lost. */
  result: 'passed' | 'failed' | 'missed' | 'skipped'
  seconds: number
  figures: string
  /** Failed only because of a timeout. */
  isLate?: boolean
}

type Outcome = Pick<Row, 'result' | 'figures' | 'isLate'>

export const performCheck = async (check: Check, stage: Stage): Promise<Row> => {
  const began = performance.now()
  const outcome = await validate(check, stage)
  await bringBack(stage)
  if (outcome.result === 'failed' && !check.isAlone) await drain(stage)
  const row = {
    id: check.id,
    title: check.title,
    seconds: (performance.now() - began) / 1000,
    ...outcome,
  }
  console.log(`${row.result.padEnd(7)} ${row.id}: ${row.title} (${row.seconds.toFixed(1)} s): ${row.figures}`)
  if (row.result === 'failed') console.log(lastLines(stage))
  return row
}

const validate = async (check: Check, stage: Stage): Promise<Outcome> => {
  const outcome = await check.run(stage).then(
    (figures): Outcome => ({ result: 'passed', figures }),
    (error: unknown): Outcome => ({
      result: resultOf(error),
      figures: textOf(error),
      isLate: error instanceof Late,
    }),
  )
  if (outcome.result === 'failed' || outcome.result === 'skipped') return outcome
  const breaches = await breachesOf(stage).catch((error: unknown) => [textOf(error)])
  if (breaches.length === 0) return outcome
  return { result: 'failed', figures: `${outcome.figures}; ${breaches.join('; ')}` }
}

const resultOf = (error: unknown): Row['result'] => {
  if (error instanceof Skipped) return 'skipped'
  return error instanceof Missed ? 'missed' : 'failed'
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Repairs the stage for the next check. */
const bringBack = async (stage: Stage) => {
  stage.onPoint(null)
  await stage.sink.setMode('ok')
  stage.mailchimp.setMode('ok')
  if (stage.product.pid() === null) await stage.product.start().catch(() => undefined)
}

/** A failed check must not leave rows for the next one. */
const drain = async (stage: Stage) => {
  await stage
    .passMinute()
    .then(() => stage.settle(60))
    .catch(() => undefined)
  stage.setClock(0)
}

const lastLines = ({ product }: Stage) =>
  product
    .output()
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-5)
    .map((line) => `        | ${line.slice(0, 300)}`)
    .join('\n')
