import { expect, test } from 'vitest'
import {
  campaignFile,
  edited,
  loadWith,
  secondCampaign,
  reported,
} from '../../../../tests/fixtures/site-fixture.ts'

test('two campaigns cannot have one slug in pages, whether it is written or comes from the path', () => {
  const changes = {
    ...edited(campaignFile, 'sections:', 'pageSlug: other\nsections:'),
    'nora/other.yaml': secondCampaign(),
  }
  const { diagnostics } = loadWith(changes)
  expect(reported(diagnostics)).toEqual(['nora/other.yaml path slug-taken at /other'])
  expect(diagnostics[0]?.message).toContain(
    'gives the page the slug "other", which "nora/sleep-guide" has at',
  )
  expect(diagnostics[0]?.fix).toBe('Write a "pageSlug" of its own here.')
})

test('two pages on one path are reported once, not for their slugs as well', () => {
  const changes = { 'nora/other.yaml': secondCampaign('path: /other', 'path: /sleep-guide') }
  expect(loadWith(changes).diagnostics.map(({ rule }) => rule)).toEqual(['path-taken'])
})

test('a slug of its own settles it', () => {
  const changes = {
    ...edited(campaignFile, 'sections:', 'pageSlug: other\nsections:'),
    'nora/other.yaml': secondCampaign('sections:', 'pageSlug: another\nsections:'),
  }
  expect(loadWith(changes).diagnostics).toEqual([])
})

test('a slug that two files write down is reported in the second', () => {
  const changes = {
    ...edited(campaignFile, 'sections:', 'pageSlug: plan\nsections:'),
    'nora/other.yaml': secondCampaign('sections:', 'pageSlug: plan\nsections:'),
  }
  expect(reported(loadWith(changes).diagnostics)).toEqual([`${campaignFile} pageSlug slug-taken at plan`])
})
