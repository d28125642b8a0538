import { z } from 'zod'

export type Tally = { passed: number; failed: number }

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

/** Sums of Vitest's JSON report; a file that could not even be loaded counts as one failure. */
export const readVitest = (text: string): Tally => {
  const { numPassedTests, numFailedTests, testResults } = VitestReport.parse(JSON.parse(text))
  const unloadable = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return { passed: numPassedTests, failed: numFailedTests + unloadable.length }
}

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()).default([]),
})

/** Sums of Playwright's JSON report; a test that passed only when tried again counts as failed. */
export const readPlaywright = (text: string): Tally => {
  const { stats, errors } = PlaywrightReport.parse(JSON.parse(text))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}
