/**
 * `npm test`: shows each behaviour once. `npm test -- --all`: every width and campaign in the browser, and the long counts of
 * kills, races, hostile input and faults.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { reportFolder } from './report-folder.ts'
import { runSuite } from './run-suite.ts'
import type { Outcome } from './run-suite.ts'
import { slowestTests } from './slowest.ts'
import { phasesOf } from './suites.ts'
import type { Suite } from './suites.ts'
import { makeTempFolder } from './temp-folder.ts'

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } })

const main = async () => {
  rmSync(reportFolder, { recursive: true, force: true })
  mkdirSync(reportFolder, { recursive: true })
  const variables = { TEST_ALL: values.all ? '1' : '', TMPDIR: makeTempFolder() }
  const outcomes: Outcome[] = []
  for (const lanes of phasesOf(values.all))
    outcomes.push(...(await Promise.all(lanes.map((suites) => runLane(suites, variables)))).flat())
  const slowest = slowestTests(outcomes.flatMap(({ times }) => times))
  console.log(`\nSlowest tests:\n${slowest.join('\n')}`)
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

const runLane = async (suites: Suite[], variables: Record<string, string>): Promise<Outcome[]> => {
  const outcomes: Outcome[] = []
  for (const suite of suites) outcomes.push(await runSuite(suite, variables))
  return outcomes
}

await main()
