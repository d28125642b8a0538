import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

export type Tally = { passed: number; failed: number; reported: string[] }

const secondTry = 'passed at the second try'

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string().default(''),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          fullName: z.string().default(''),
          status: z.string().default(''),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

export const readVitest = (text: string): Tally => {
  const { numPassedTests, numFailedTests, testResults } = VitestReport.parse(JSON.parse(text))
  const unloadable = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const failed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'failed' || failureMessages?.length)
      .map(({ status, fullName, failureMessages }) =>
        reported(status === 'failed' ? 'failed' : secondTry, `${name}: ${fullName}`, failureMessages?.[0]),
      ),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloadable.length,
    reported: [
      ...failed,
      ...unloadable.map(({ name, message }) => reported('cannot be loaded', name, message)),
    ],
  }
}

const Spec = z.object({
  title: z.string(),
  file: z.string().default(''),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(z.object({ error: z.object({ message: z.string().default('') }).optional() })),
    }),
  ),
})
type Suite = { specs?: z.infer<typeof Spec>[] | undefined; suites?: Suite[] | undefined }
const Suite: z.ZodType<Suite> = z.object({
  specs: z.array(Spec).optional(),
  suites: z.lazy(() => z.array(Suite)).optional(),
})

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()).default([]),
  suites: z.array(Suite).default([]),
})

export const readPlaywright = (text: string): Tally => {
  const { stats, errors, suites } = PlaywrightReport.parse(JSON.parse(text))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    reported: suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
      tests.flatMap(({ status, results }) => {
        if (status !== 'unexpected' && status !== 'flaky') return []
        const error = results.find((result) => result.error)?.error?.message
        return [reported(status === 'flaky' ? secondTry : 'failed', `${file}: ${title}`, error)]
      }),
    ),
  }
}

const specsOf = ({ specs = [], suites = [] }: Suite): z.infer<typeof Spec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

const reported = (how: string, test: string, error = '') => {
  const lines = stripVTControlCharacters(error).split('\n').slice(0, 12)
  return [`${how}: ${test}`, ...lines].join('\n    ').trimEnd()
}

export const readLines = (output: string): string[] => {
  const lines = output.trimEnd().split('\n')
  const failed = lines.filter((line) => /^(failed|passed at the second try)\b/.test(line))
  return failed.length > 0 ? failed : [lines.slice(-12).join('\n    ')]
}
