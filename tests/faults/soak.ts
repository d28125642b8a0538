/**
 * `npm run test:soak`: for SOAK_MINUTES (30), batches of the long checks in turn: kills at random moments (10,000), random
 * bodies (1,000,000), races for the last seats (1,000), and 20 forms a second (two hours) while memory, file handles and the
 * log of the database are measured. Progress is saved in .cache/soak.json, so the next run continues; `--anew` starts over.
 * `--load`: the last of them alone, in one piece, against one process.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toTable } from '../../scripts/text-table.ts'
import { slowness } from '../slowness.ts'
import { batches } from './soak-batches.ts'
import type { Batch } from './soak-batches.ts'
import { watchLoad } from './watch-load.ts'

type Progress = Record<string, { done: number; failures: string[]; figures: string }>

const cache = join(import.meta.dirname, '..', '..', '.cache')
const file = join(cache, 'soak.json')
const minutes = Number(process.env['SOAK_MINUTES'] ?? 30)

const readProgress = (): Progress => {
  try {
    // Written below, in this shape.
    return JSON.parse(readFileSync(file, 'utf8')) as Progress
  } catch {
    return {}
  }
}

const main = async () => {
  if (!(minutes > 0)) throw new Error('SOAK_MINUTES must be a number of minutes.')
  if (process.argv.includes('--load')) return loadAlone()
  if (process.argv.includes('--anew')) rmSync(file, { force: true })
  mkdirSync(cache, { recursive: true })
  const progress = readProgress()
  const deadline = Date.now() + minutes * 60_000
  console.log(`Soak for ${minutes} minutes; progress is saved in .cache/soak.json`)
  while (Date.now() < deadline) {
    const open = batches.filter(({ name, goal }) => (progress[name]?.done ?? 0) < goal)
    // The batch furthest behind comes next.
    const [next] = open.toSorted((a, b) => shareOf(progress, a) - shareOf(progress, b))
    if (!next) break
    const known = progress[next.name] ?? { done: 0, failures: [], figures: '' }
    const began = Date.now()
    const share = (deadline - began) / 1000 / open.length
    const { did, failure, figures } = await next.run(known.done, countFor(next, share))
    if (did > 0) learned.set(next.name, (Date.now() - began) / 1000 / did)
    progress[next.name] = {
      done: known.done + did,
      failures: failure ? [...known.failures, failure] : known.failures,
      figures,
    }
    writeFileSync(file, JSON.stringify(progress, null, 2))
    console.log(
      `${failure ? 'FAILED' : 'ok    '} ${next.name}: ${known.done + did} of ${next.goal}. ${failure ?? figures}`,
    )
    if (did === 0) break
  }
  report(progress)
}

const loadAlone = async () => {
  console.log(`20 forms a second for ${minutes} minutes`)
  const { failure, figures } = await watchLoad(minutes * 60)
  console.log(`${failure === null ? 'ok' : 'FAILED'}: ${failure ?? figures}`)
  if (failure !== null) process.exitCode = 1
}

const learned = new Map<string, number>()

const countFor = ({ name, most, secondsEach }: Batch, seconds: number) => {
  const each = learned.get(name) ?? secondsEach * slowness()
  return Math.max(1, Math.min(most, Math.floor(seconds / each)))
}

const shareOf = (progress: Progress, { name, goal }: { name: string; goal: number }) =>
  (progress[name]?.done ?? 0) / goal

const report = (progress: Progress) => {
  const rows = batches.map(({ name, goal }) => {
    const { done = 0, failures = [], figures = '' } = progress[name] ?? {}
    const result = failures.length > 0 ? 'failed' : done >= goal ? 'passed' : 'so far so good'
    return [name, result, `${done} of ${goal}`, failures[0] ?? figures]
  })
  console.log(toTable(['check', 'result', 'done', 'figures'], rows))
  if (Object.values(progress).some(({ failures }) => failures.length > 0)) process.exitCode = 1
}

// Also ends child processes: see tests/product.ts.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
await main()
