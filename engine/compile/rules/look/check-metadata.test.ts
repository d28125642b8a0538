import { expect, test } from 'vitest'
import { campaignFile, edited, loadWith, reported } from '../../../../tests/fixtures/site-fixture.ts'

const withFacts = (facts: string) =>
  loadWith(edited(campaignFile, 'source: nora-sleep-guide', `source: nora\n    metadata: ${facts}`))
    .diagnostics

test('facts about a lead may name the fields of its form, the moment and the page', () => {
  expect(withFacts("{ who: 'Hi {name}', at: '{timestamp}', from: '{page}' }")).toEqual([])
})

test('a fact that names no field is found, with the nearest name', () => {
  const diagnostics = withFacts("{ who: '{naem}' }")
  expect(reported(diagnostics)).toEqual([`${campaignFile} pipeline[0].metadata.who placeholder at {naem}' }`])
  expect(diagnostics[0]?.fix).toBe('Did you mean "{name}"? Allowed: {name}, {email}, {timestamp}, {page}.')
})
