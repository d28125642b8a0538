import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from './report-folder.ts'
import { readLines } from './reports.ts'
import type { Tally } from './reports.ts'
import type { Time } from './slowest.ts'
import { playwrightReport } from './suites.ts'
import type { Suite } from './suites.ts'

export type Outcome = Tally & { times: Time[] }

const environment = {
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  // Dozens of processes load the same files.
  NODE_COMPILE_CACHE: join(root, '.cache', 'compile'),
  PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
  STORYBOOK_DISABLE_TELEMETRY: '1',
  NO_COLOR: '1',
}

export const runSuite = async (suite: Suite, variables: Record<string, string>): Promise<Outcome> => {
  const started = performance.now()
  const { code, output } = await run(suite.command, variables)
  const outcome = outcomeOf(suite, code, output)
  const time = `${((performance.now() - started) / 1000).toFixed(1)} s`
  const sums = suite.report ? `: ${outcome.passed} passed, ${outcome.failed} failed` : ''
  console.log(`${outcome.failed > 0 ? 'FAIL' : 'ok  '} ${suite.name}${sums} (${time})`)
  for (const line of outcome.reported) console.log(line.replaceAll(/^/gm, '     ! '))
  const isUnreported = outcome.failed > 0 && (outcome.reported.length === 0 || !suite.report)
  if (isUnreported || suite.isReported) console.log(output.trimEnd().replaceAll(/^/gm, '     | '))
  return outcome
}

const outcomeOf = ({ report }: Suite, code: number | null, output: string): Outcome => {
  const reported = code === 0 ? [] : readLines(output)
  const own = report ? readReport(report) : { passed: code === 0 ? 1 : 0, failed: 0, reported, times: [] }
  return { ...own, failed: Math.max(own.failed, code === 0 ? 0 : 1) }
}

const readReport = ({ file, read, times }: NonNullable<Suite['report']>): Outcome => {
  try {
    const text = readFileSync(file, 'utf8')
    return { ...read(text), times: times(text) }
  } catch {
    return { passed: 0, failed: 1, reported: [], times: [] }
  }
}

const run = ([command = '', ...args]: string[], variables: Record<string, string>) =>
  new Promise<{ code: number | null; output: string }>((done) => {
    const env = { ...environment, ...variables }
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', (error) => done({ code: 1, output: String(error) }))
    child.on('close', (code) => done({ code, output }))
  })
