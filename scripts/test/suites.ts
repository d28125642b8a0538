import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { reportFolder } from './report-folder.ts'
import { readPlaywright, readVitest } from './reports.ts'
import type { Tally } from './reports.ts'
import { playwrightTimes, vitestTimes } from './slowest.ts'
import type { Time } from './slowest.ts'

/** One part of `npm test`. Without a report it counts as one test. */
export type Suite = {
  name: string
  command: string[]
  report?: { file: string; read: (text: string) => Tally; times: (text: string) => Time[] }
  /** Its output is a result: it is printed when the suite passes, too. */
  isReported?: boolean
}

const node = (name: string, ...command: string[]): Suite => ({ name, command: ['node', ...command] })

const measured = (name: string, ...command: string[]): Suite => ({
  ...node(name, ...command),
  isReported: true,
})

const vitest = (name: string, project: string): Suite => {
  const file = join(reportFolder, `${project.replace('*', '')}.json`)
  // By itself it leaves one core alone, which of two is half.
  const workers = `--maxWorkers=${availableParallelism()}`
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  return {
    name,
    command: ['vitest', 'run', '--project', project, workers, ...reporters],
    report: { file, read: readVitest, times: vitestTimes },
  }
}

export const playwrightReport = join(reportFolder, 'playwright.json')

const browser: Suite = {
  name: 'Browser tests',
  command: ['playwright', 'test', '-c', 'tests/e2e/playwright.config.ts', '--reporter=line,json'],
  report: { file: playwrightReport, read: readPlaywright, times: playwrightTimes },
}

type Lane = Suite[]

/** Phases follow one another; the lanes of a phase run beside one another. */
export const phasesOf = (isAll: boolean): Lane[][] => [
  [
    [node('Build', 'scripts/build/build.mjs'), measured('Size', 'scripts/size/size.ts')],
    [
      node('Generated lists are up to date', 'scripts/registry/registry.ts', '--check'),
      // Threads share no types: two take twice the processor time, and no less time beside the build.
      { name: 'Types', command: ['tsc', '--noEmit', '--singleThreaded'] },
      node('Campaign files', 'scripts/validate/validate.mjs'),
    ],
  ],
  isAll
    ? [
        [...style, unit, stories, browser],
        [server, ...processes(isAll), otherBrowsers(isAll)],
      ]
    : [[stories, browser, otherBrowsers(isAll)], [unit, server], processes(isAll)],
]

const unit = vitest('Unit tests', 'unit*')
const server = vitest('Server tests', 'server')
const stories = node('Stories', 'tests/e2e/build-stories.ts')

/** Firefox and WebKit, where they are installed. */
const otherBrowsers = (isAll: boolean): Suite =>
  measured('Other browsers', 'tests/browsers/run.ts', ...(isAll ? [] : ['--quick']))

/** On products in processes of their own; mostly waits for timeouts. */
const processes = (isAll: boolean): Lane => [
  measured('Faults', 'tests/faults/run.ts', '--quick'),
  measured('Kill -9', 'tests/kill/run.ts', '--kills', isAll ? '50' : '6'),
  measured('Kill -9 of the publisher', 'tests/kill/publisher.ts', '--kills', isAll ? '30' : '3'),
  ...(isAll
    ? [
        node('Kill -9, canary', 'tests/kill/run.ts', '--kills', '8', '--canary'),
        measured('A person erased', 'tests/faults/run.ts', '--only', 'erased-everywhere'),
        measured('A person erased, canary', 'tests/faults/run.ts', '--canary', 'erasure'),
        measured('Race for the last seats', 'tests/race/run.ts', '--repeats', '20'),
      ]
    : []),
  measured(
    'Hostile input',
    'tests/hostile/run.ts',
    ...(isAll ? ['--bodies', '1500', '--every', '5'] : ['--quick', '--bodies', '150']),
  ),
]

const style: Suite[] = [
  { name: 'Lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'Format', command: ['prettier', '--check', '.'] },
]
