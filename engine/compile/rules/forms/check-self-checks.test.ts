import { expect, test } from 'vitest'
import { campaignFile, edited, loadWith, reported } from '../../../../tests/fixtures/site-fixture.ts'

const found = (...froms: number[]) => {
  const results = froms.map((from) => `{ from: ${from}, title: Result ${from} }`).join(', ')
  const section = `  - { type: self-check, title: Is it time?, sentences: [I am tired., I am late., I am lost.], results: [${results}] }\n`
  const changes = edited(campaignFile, '  - type: form\n', `${section}  - type: form\n`)
  return reported(loadWith(changes).diagnostics).filter((line) => line.includes('result-from'))
}

test('results that follow each other from 0 on are fine', () => {
  expect(found(0, 2)).toEqual([])
  expect(found(0, 1, 3)).toEqual([])
})

test.each([
  ['who ticks nothing is left out', [1, 2], 0],
  ['two begin at the same number', [0, 2, 2], 2],
  ['they go down', [0, 3, 1], 2],
  ['there are fewer sentences', [0, 4], 1],
])('%s', (_, froms, at) => {
  expect(found(...froms)).toHaveLength(1)
  expect(found(...froms)[0]).toContain(`results[${at}].from result-from`)
})

test('of two results in the wrong order both are shown', () => {
  const section =
    '  - { type: self-check, title: Is it time?, sentences: [I am tired., I am late., I am lost.], results: [{ from: 0, title: A }, { from: 2, title: B }, { from: 1, title: C }] }\n'
  const changes = edited(campaignFile, '  - type: form\n', `${section}  - type: form\n`)
  expect(loadWith(changes).diagnostics).toMatchObject([
    { message: '1 comes after a result from 2, and results go from few ticks to many.', related: [{}] },
  ])
})
