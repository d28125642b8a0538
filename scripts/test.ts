import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { delimiter, join } from 'node:path'
import { readLines, readPlaywright, readVitest } from './test-reports.ts'
import type { Tally } from './test-reports.ts'

/** One part of `npm test`. Without a report of its own it counts as one test; `isTold`: its output is a result. */
type Suite = {
  name: string
  isReported?: boolean
  command: string[]
  report?: { file: string; read: (text: string) => Tally }
}

const root = join(import.meta.dirname, '..')
const reports = join(root, '.cache', 'test')
const vitestReport = join(reports, 'vitest.json')
const playwrightReport = join(reports, 'playwright.json')

const suites: Suite[] = [
  { name: 'Generated lists are up to date', command: ['node', 'scripts/registry/registry.ts', '--check'] },
  { name: 'Format', command: ['prettier', '--check', '.'] },
  { name: 'Lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'Types', command: ['tsc', '--noEmit'] },
  { name: 'Campaign files', command: ['node', 'scripts/validate/validate.mjs'] },
  {
    name: 'Unit and server tests',
    // By itself it leaves one core alone, which of two is half.
    command: [
      'vitest',
      'run',
      `--maxWorkers=${availableParallelism()}`,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ],
    report: { file: vitestReport, read: readVitest },
  },
  { name: 'Build', command: ['node', 'scripts/build/build.ts'] },
  { name: 'Size', isReported: true, command: ['node', 'scripts/size/size.ts'] },
  {
    name: 'Browser tests',
    command: ['playwright', 'test', '-c', 'tests/e2e/playwright.config.ts', '--reporter=line,json'],
    report: { file: playwrightReport, read: readPlaywright },
  },
  {
    name: 'Hostile input',
    isReported: true,
    command: ['node', 'tests/hostile/run.ts', '--quick', '--bodies', '200'],
  },
  { name: 'Kill -9, 50 times', isReported: true, command: ['node', 'tests/kill/run.ts', '--kills', '50'] },
  { name: 'Kill -9, canary', command: ['node', 'tests/kill/run.ts', '--kills', '8', '--canary'] },
  { name: 'Race for the last places', isReported: true, command: ['node', 'tests/race/run.ts'] },
  { name: 'Faults', isReported: true, command: ['node', 'tests/faults/run.ts', '--quick'] },
]

const environment = {
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
  STORYBOOK_DISABLE_TELEMETRY: '1',
  NO_COLOR: '1',
}

/** Runs every suite, also after a failure, and ends with the sum. */
const main = async () => {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const total = { passed: 0, failed: 0 }
  for (const suite of suites) {
    const tally = await runSuite(suite)
    total.passed += tally.passed
    total.failed += tally.failed
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed > 0 ? 1 : 0
}

const runSuite = async (suite: Suite): Promise<Tally> => {
  console.log(`... ${suite.name}`)
  const started = performance.now()
  const { code, output } = await run(suite.command)
  const tally = tallyOf(suite, code, output)
  const time = `${((performance.now() - started) / 1000).toFixed(1)} s`
  const sums = suite.report ? `: ${tally.passed} passed, ${tally.failed} failed` : ''
  console.log(`${tally.failed > 0 ? 'FAIL' : 'ok  '} ${suite.name}${sums} (${time})`)
  for (const line of tally.reported) console.log(line.replaceAll(/^/gm, '     ! '))
  const isUntold = tally.failed > 0 && (tally.reported.length === 0 || !suite.report)
  if (isUntold || suite.isReported) console.log(output.trimEnd().replaceAll(/^/gm, '     | '))
  return tally
}

/** A suite that ends badly has failed, whatever its report says. */
const tallyOf = ({ report }: Suite, code: number | null, output: string): Tally => {
  const reported = code === 0 ? [] : readLines(output)
  const own = report ? readReport(report) : { passed: code === 0 ? 1 : 0, failed: 0, reported }
  return { ...own, failed: Math.max(own.failed, code === 0 ? 0 : 1) }
}

const readReport = ({ file, read }: NonNullable<Suite['report']>): Tally => {
  try {
    return read(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, failed: 1, reported: [] }
  }
}

const run = ([command = '', ...args]: string[]) =>
  new Promise<{ code: number | null; output: string }>((done) => {
    const child = spawn(command, args, { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', (error) => done({ code: 1, output: String(error) }))
    child.on('close', (code) => done({ code, output }))
  })

await main()
