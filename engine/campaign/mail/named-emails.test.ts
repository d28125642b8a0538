import { expect, test } from 'vitest'
import { leadsToMore } from './named-emails.ts'

const first = { step: 'email', email: 'guide' }
const journey = (...emails: string[]) => ({
  step: 'journey',
  first: 'now',
  sequence: emails.map((email, index) => ({ email, after: 24 * index })),
})

test.each([
  ['the first mail alone', [first], false],
  ['a journey of the first mail alone', [journey('guide'), first], false],
  ['a further mail', [journey('guide', 'second'), first], true],
  ['a mailing list', [first, { step: 'mailing-list', list: 'a1b2c3d4e5' }], true],
  [
    'leaving a mailing list',
    [first, { step: 'mailing-list', list: 'a1b2c3d4e5', effect: 'unsubscribe' }],
    false,
  ],
])('%s', (_, pipeline, leads) => {
  expect(leadsToMore(pipeline)).toBe(leads)
})
