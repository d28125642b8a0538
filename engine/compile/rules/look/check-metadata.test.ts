import { expect, test } from 'vitest'
import { campaignFile, edited, loadWith, told } from '../../../../tests/fixtures/site-fixture.ts'

const withFacts = (facts: string) =>
  loadWith(edited(campaignFile, 'source: nora-sleep-guide', `source: nora\n    metadata: ${facts}`)).problems

test('facts about a lead may name the fields of its form, the moment and the page', () => {
  expect(withFacts("{ who: 'Hi {name}', at: '{timestamp}', from: '{page}' }")).toEqual([])
})

test('a fact that names no field is found, with the nearest name', () => {
  const problems = withFacts("{ who: '{naem}' }")
  expect(told(problems)).toEqual([`${campaignFile} pipeline[0].metadata.who placeholder at {naem}' }`])
  expect(problems[0]?.fix).toBe('Did you mean "{name}"? Allowed: {name}, {email}, {timestamp}, {page}.')
})
