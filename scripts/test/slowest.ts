import { relative } from 'node:path'
import { z } from 'zod'
import { root } from './report-folder.ts'

export type Time = { test: string; seconds: number }

const shown = 10

export const slowestTests = (times: Time[]): string[] =>
  times
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, shown)
    .map(({ test, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${test}`)

const VitestTimes = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), duration: z.number().nullish() })),
    }),
  ),
})

export const vitestTimes = (text: string): Time[] =>
  VitestTimes.parse(JSON.parse(text)).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      test: `${relative(root, name)}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  )

const Spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
})
type Suite = { specs?: z.infer<typeof Spec>[] | undefined; suites?: Suite[] | undefined }
const Suite: z.ZodType<Suite> = z.object({
  specs: z.array(Spec).optional(),
  suites: z.lazy(() => z.array(Suite)).optional(),
})

export const playwrightTimes = (text: string): Time[] => timesIn(Suite.parse(JSON.parse(text)))

const timesIn = ({ specs = [], suites = [] }: Suite): Time[] => [
  ...specs.map(({ title, file, tests }) => ({
    test: `${file}: ${title}`,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  })),
  ...suites.flatMap(timesIn),
]
