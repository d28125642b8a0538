import { expect, test } from 'vitest'
import {
  campaignFile as campaign,
  edited,
  loadWith,
  reported,
} from '../../../../tests/fixtures/site-fixture.ts'

test.each([
  [
    'a form that asks for no address',
    edited(campaign, 'type: email, name: email', 'type: text, name: mail'),
    'sections[0].fields email-field at fields:',
  ],
  [
    'an address that may be left out',
    edited(campaign, 'name: email, label: E-mail', 'name: email, label: E-mail, required: false'),
    'sections[0].fields[1].required email-field at false }',
  ],
  [
    'two choices of one value',
    edited(
      campaign,
      '      - { type: email',
      '      - { type: radio, name: size, label: Size, options: [{ value: s, label: Small }, { value: s, label: Big }] }\n      - { type: email',
    ),
    'sections[0].fields[1].options[1].value option-twice at s, label: Big }] }',
  ],
  [
    'two fields of one name',
    edited(campaign, 'type: text, name: name', 'type: text, name: email'),
    'sections[0].fields[1].name field-twice at email, label: E-mail',
  ],
])('%s is found', (_, changes, line) => {
  expect(reported(loadWith(changes).diagnostics)).toContain(`${campaign} ${line}`)
})
