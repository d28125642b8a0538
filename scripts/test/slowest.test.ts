import { expect, test } from 'vitest'
import { playwrightTimes, slowestTests, vitestTimes } from './slowest.ts'

test('the ten slowest tests are named, the slowest first', () => {
  const times = Array.from({ length: 12 }, (_, at) => ({ test: `test ${at}`, seconds: at }))
  const lines = slowestTests(times)
  expect(lines).toHaveLength(10)
  expect(lines[0]).toBe('   11.0 s  test 11')
})

test('seconds of a test come from both reports, tries added up', () => {
  const assertionResults = [{ fullName: 'adds', duration: 1500 }, { fullName: 'was skipped' }]
  expect(
    vitestTimes(JSON.stringify({ testResults: [{ name: '/x/sum.test.ts', assertionResults }] })),
  ).toEqual([
    { test: expect.stringMatching(/sum\.test\.ts: adds$/), seconds: 1.5 },
    { test: expect.stringMatching(/: was skipped$/), seconds: 0 },
  ])
  const specs = [
    { title: 'opens', file: 'a.spec.ts', tests: [{ results: [{ duration: 900 }, { duration: 100 }] }] },
  ]
  expect(playwrightTimes(JSON.stringify({ suites: [{ suites: [{ specs }] }] }))).toEqual([
    { test: 'a.spec.ts: opens', seconds: 1 },
  ])
})
