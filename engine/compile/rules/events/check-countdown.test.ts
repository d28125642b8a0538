import { expect, test } from 'vitest'
import {
  campaignFile,
  edited,
  goodFiles,
  loadWith,
  reported,
} from '../../../../tests/fixtures/site-fixture.ts'

const counting = (event: string) => {
  const page = edited(
    campaignFile,
    '  - type: form\n',
    '  - { type: countdown, over: We have begun. }\n  - type: form\n',
  )[campaignFile]
  const lead = '    source: nora-sleep-guide\n'
  const changes = { ...goodFiles, [campaignFile]: (page ?? '').replace(lead, `${lead}${event}`) }
  return reported(loadWith(changes).diagnostics).filter((line) => line.includes('countdown-date'))
}

test.each([
  ['no event', ''],
  ['an event without a date', '  - { step: event, capacity: 5 }\n'],
])('%s: there is nothing to count down to', (_, event) => {
  expect(counting(event)).toEqual([`${campaignFile} sections[0] countdown-date at { type: countdown, o`])
})

test('without an event nothing else is asked of a countdown', () => {
  const page = edited(campaignFile, '  - type: form\n', '  - { type: countdown }\n  - type: form\n')
  expect(reported(loadWith(page).diagnostics)).toEqual([
    `${campaignFile} sections[0] countdown-date at { type: countdown }`,
  ])
})

test('a dated event is what it counts down to', () => {
  expect(counting("  - { step: event, capacity: 5, starts: '2027-03-04 18:00 Europe/Berlin' }\n")).toEqual([])
})
