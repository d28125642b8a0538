import { expect, test } from 'vitest'
import { readPlaywright, readVitest } from './test-reports.ts'

test('a test file that cannot be loaded counts as a failure', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{}, {}] },
    { status: 'failed', assertionResults: [] },
  ]
  expect(readVitest(JSON.stringify({ numPassedTests: 2, numFailedTests: 0, testResults }))).toEqual({
    passed: 2,
    failed: 1,
  })
})

test('a browser test that passes only when tried again counts as a failure', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1 }
  expect(readPlaywright(JSON.stringify({ stats, errors: [] }))).toEqual({ passed: 3, failed: 2 })
})

test('a report that was cut short is an error, not a success', () => {
  expect(() => readVitest('{"numPassedTests": 2')).toThrow()
})
