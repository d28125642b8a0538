import { expect, test } from 'vitest'
import { campaignFile, edited, loadWith } from '../../../tests/fixtures/site-fixture.ts'
import { applyEdits } from './apply-edits.ts'

const aliases = 'aliases: [/sleepguide]\n'
const block = (...paths: string[]) => `aliases:\n${paths.map((path) => `  - ${path}\n`).join('')}`

test.each([
  ['the path among the aliases', 'aliases: [/sleep-guide, /sleepguide]\n', aliases],
  ['the last of several', 'aliases: [/sleepguide, /sleepguide]\n', aliases],
  ['a line of its own', block('/one', '/two', '/one # again'), block('/one', '/two')],
  ['the only one', 'aliases: [/sleep-guide]\n', ''],
])('a path that a page lists twice is reported once, and taken out: %s', (_, written, left) => {
  const changes = edited(campaignFile, aliases, written)
  const { diagnostics } = loadWith(changes)
  expect(diagnostics.map(({ rule }) => rule)).toEqual(['path-taken'])
  expect(diagnostics[0]?.message).toContain("is this page's own already")
  expect(applyEdits(changes[campaignFile] ?? '', diagnostics[0]?.repair ?? [])).toBe(
    edited(campaignFile, aliases, left)[campaignFile],
  )
})
