import { expect, test } from 'vitest'
import { readLines, readPlaywright, readVitest } from './reports.ts'

test('a test file that cannot be loaded counts as a failure', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{}, {}] },
    { name: 'x.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
  ]
  expect(readVitest(JSON.stringify({ numPassedTests: 2, numFailedTests: 0, testResults }))).toEqual({
    passed: 2,
    failed: 1,
    reported: ['cannot be loaded: x.test.ts\n    no such file'],
  })
})

test('a failed test is reported with the beginning of its error', () => {
  const assertionResults = [
    { fullName: 'adds', status: 'passed' },
    { fullName: 'takes away', status: 'failed', failureMessages: ['expected 1 to be 2\n at x'] },
  ]
  const testResults = [{ name: 'sum.test.ts', status: 'failed', assertionResults }]
  expect(readVitest(JSON.stringify({ numPassedTests: 1, numFailedTests: 1, testResults })).reported).toEqual([
    'failed: sum.test.ts: takes away\n    expected 1 to be 2\n     at x',
  ])
})

test('a test that passes when tried again has passed, and is reported', () => {
  const assertionResults = [{ fullName: 'waits', status: 'passed', failureMessages: ['too late'] }]
  const testResults = [{ name: 'a.test.ts', status: 'passed', assertionResults }]
  expect(readVitest(JSON.stringify({ numPassedTests: 1, numFailedTests: 0, testResults }))).toEqual({
    passed: 1,
    failed: 0,
    reported: ['passed at the second try: a.test.ts: waits\n    too late'],
  })
})

test('of a suite with lines of its own, those that failed come first, else the last', () => {
  expect(readLines('passed  #1 a\nfailed  #2 b\npassed at the second try  #3 c\n')).toEqual([
    'failed  #2 b',
    'passed at the second try  #3 c',
  ])
  expect(readLines('one\nError: two\n')).toEqual(['one\n    Error: two'])
})

const tests = (status: string) => [
  { status, results: [{ error: { message: '\u001b[31mtoo late\u001b[39m' } }] },
]

test('a browser test that passes when tried again has passed, and is reported', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1 }
  const specs = ['expected', 'flaky', 'unexpected'].map((title) => ({
    title,
    file: 'a',
    tests: tests(title),
  }))
  expect(readPlaywright(JSON.stringify({ stats, errors: [], suites: [{ suites: [{ specs }] }] }))).toEqual({
    passed: 4,
    failed: 1,
    reported: ['passed at the second try: a: flaky\n    too late', 'failed: a: unexpected\n    too late'],
  })
})

test('a report that was cut short is an error, not a success', () => {
  expect(() => readVitest('{"numPassedTests": 2')).toThrow()
})
