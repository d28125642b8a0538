import { expect, test } from 'vitest'
import { campaignFile, coachFile, edited, loadWith } from '../../../tests/fixtures/site-fixture.ts'

const long = (length: number) =>
  'Send me all of it, now. '
    .repeat(30)
    .slice(0, length - 1)
    .concat('!')
const ofPhone = 'on a phone'

test.each([
  ['a button', edited(campaignFile, 'label: Send it', `label: '${long(61)}'`), 60, 61, ofPhone],
  ['a link', edited(campaignFile, 'label: Back up', `label: '${long(90)}'`), 60, 90, ofPhone],
  ['the label of a field', edited(campaignFile, 'label: Name', `label: '${long(121)}'`), 120, 121, '"help"'],
  [
    'a headline',
    edited(campaignFile, 'title: Check your inbox', `title: '${long(400)}'`),
    200,
    400,
    '"text"',
  ],
  [
    'the name in the header',
    edited(coachFile, 'brand: Nora Sleeps', `brand: '${long(61)}'`),
    60,
    61,
    'header',
  ],
])(
  '%s that breaks its place on a phone: its length, the limit, and why',
  (_, changes, limit, length, why) => {
    const { diagnostics } = loadWith(changes)
    expect(diagnostics.map(({ rule }) => rule)).toEqual(['too-large'])
    expect(diagnostics[0]?.message).toMatch(
      new RegExp(`^must be at most ${limit} characters long, but has ${length}: a longer one .*${why}.*\\.$`),
    )
  },
)

test('a text that fits is not reported, and the words of a consent may be long', () => {
  const box = `- { type: checkbox, name: consent, label: '${long(400)}' }`
  const changes = edited(campaignFile, '- { type: text, name: name, label: Name }', box)
  expect(loadWith(changes).diagnostics).toEqual([])
  expect(loadWith(edited(campaignFile, 'label: Send it', `label: '${long(60)}'`)).diagnostics).toEqual([])
})
