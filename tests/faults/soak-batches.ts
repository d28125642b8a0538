import { runProgram } from './run-program.ts'
import { watchLoad } from './watch-load.ts'
import type { BatchEnd } from './batch-end.ts'

export type Batch = {
  name: string
  goal: number
  /** The most in one batch, and the seconds for one on an idle machine. */
  most: number
  secondsEach: number
  /** Does about `count` more, after `done`. */
  run: (done: number, count: number) => Promise<BatchEnd>
}

const fromSuite = async (
  did: number,
  program: string,
  args: string[],
  reported: RegExp,
): Promise<BatchEnd> => {
  const { code, output, errors } = await runProgram(program, { args })
  const lines = output.trim().split('\n')
  const figures = lines
    .filter((line) => reported.test(line))
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .join('; ')
  return { did, failure: code === 0 ? null : errors.trim() || lines.slice(-4).join(' '), figures }
}

/** At least so many forms share the random bodies. */
const fewestForms = 6

export const batches: Batch[] = [
  {
    name: 'kills at random moments',
    goal: 10_000,
    most: 100,
    secondsEach: 1.5,
    run: (done, count) => {
      const args = ['--kills', String(count), '--seed', String(1000 + done)]
      return fromSuite(count, 'tests/kill/run.ts', args, /lost|never mailed|second copy|unknown|ready again/)
    },
  },
  {
    name: 'random bodies',
    goal: 1_000_000,
    most: 20_000,
    secondsEach: 0.004,
    run: async (done, count) => {
      const each = Math.max(200, Math.round(count / fewestForms))
      const args = ['--bodies', String(each), '--random', String(28 + done)]
      const end = await fromSuite(0, 'tests/hostile/run.ts', args, /^Random bodies|^\d+ forms/)
      const forms = Number(/(\d+) forms in/.exec(end.figures)?.[1] ?? 0)
      return { ...end, did: forms * each }
    },
  },
  {
    name: 'races for 50 seats',
    goal: 1000,
    most: 20,
    secondsEach: 4,
    run: (done, count) => {
      const args = ['--repeats', String(count), '--seed', String(done)]
      return fromSuite(count, 'tests/race/run.ts', args, /^Killed|^Canary/)
    },
  },
  {
    name: 'seconds of 20 forms each',
    goal: 7200,
    most: 300,
    secondsEach: 1,
    run: (_, count) => watchLoad(Math.max(30, count)),
  },
]
