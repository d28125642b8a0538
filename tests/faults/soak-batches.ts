import { runProgram } from './run-program.ts'
import { watchLoad } from './watch-load.ts'

/** What a batch did, and what was wrong. Nothing done means that it could not be tried. */
export type BatchEnd = { did: number; failure: string | null; figures: string }

export type Batch = {
  number: string
  name: string
  /** How many make it complete. */
  goal: number
  /** Does some more after so many; the seconds that are left tell how many. */
  run: (done: number, secondsLeft: number) => Promise<BatchEnd>
}

const fromSuite = async (did: number, program: string, args: string[], told: RegExp): Promise<BatchEnd> => {
  const { code, output } = await runProgram(program, { args })
  const lines = output.trim().split('\n')
  const figures = lines
    .filter((line) => told.test(line))
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .join('; ')
  return { did, failure: code === 0 ? null : lines.slice(-4).join(' '), figures }
}

/** As many as fit into the time that is left, at this many seconds each. */
const fitting = (most: number, secondsLeft: number, secondsEach: number) =>
  Math.max(1, Math.min(most, Math.floor(secondsLeft / secondsEach)))

/** Forms of the release that random bodies go to, and the share of bodies that one batch sends to each. */
const bodiesEach = 2000

export const batches: Batch[] = [
  {
    number: '122',
    name: 'kills at random moments',
    goal: 10_000,
    run: (done, secondsLeft) => {
      const kills = fitting(100, secondsLeft, 1.5)
      const args = ['--kills', String(kills), '--seed', String(1000 + done)]
      return fromSuite(kills, 'tests/kill/run.ts', args, /lost|never mailed|second copy|unknown|ready again/)
    },
  },
  {
    number: '28',
    name: 'random bodies',
    goal: 1_000_000,
    run: async (done) => {
      const args = ['--bodies', String(bodiesEach), '--random', String(28 + done)]
      const end = await fromSuite(0, 'tests/hostile/run.ts', args, /^Random bodies|^\d+ forms/)
      const forms = Number(/(\d+) forms in/.exec(end.figures)?.[1] ?? 0)
      return { ...end, did: forms * bodiesEach }
    },
  },
  {
    number: '132',
    name: 'races for 50 places',
    goal: 1000,
    run: (done, secondsLeft) => {
      const repeats = fitting(20, secondsLeft, 4)
      const args = ['--repeats', String(repeats), '--seed', String(done)]
      return fromSuite(repeats, 'tests/race/run.ts', args, /^Killed|^Canary/)
    },
  },
  {
    number: '155',
    name: 'seconds of 20 forms each',
    goal: 7200,
    run: (_, secondsLeft) => watchLoad(Math.max(30, Math.min(300, Math.floor(secondsLeft)))),
  },
]
