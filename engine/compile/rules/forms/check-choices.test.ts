import { expect, test } from 'vitest'
import { campaignFile, goodFiles, loadWith } from '../../../../tests/fixtures/site-fixture.ts'

const size =
  '      - { type: select, name: size, label: Size, options: [{ value: s, label: Small }, { value: b, label: Big }] }\n'
const email = '      - { type: email, name: email, label: E-mail }\n'

const fixesOf = (chooses: string, fields: string) => {
  const offers = `  - type: pricing
    title: Prices
    offers:
      - name: Big
        price: € 90
        points: [A plan]
        action: { label: Choose, href: '#form', chooses: ${chooses} }
`
  const text = (goodFiles[campaignFile] ?? '')
    .replace(email, email + fields)
    .replace('pipeline:', `${offers}pipeline:`)
  const { diagnostics } = loadWith({ [campaignFile]: text })
  return diagnostics.flatMap(({ rule, fix }) => (rule === 'button-choice' ? [fix] : []))
}

test.each([
  ['an option that the form has is fine', '{ field: size, is: b }', size, []],
  ['a field that it does not have is found', '{ field: sise, is: b }', size, ['Use one of these: size.']],
  [
    'so is an option that the field does not have',
    '{ field: size, is: x }',
    size,
    ['Use one of these: s, b.'],
  ],
  [
    'and any option where nothing can be chosen',
    '{ field: size, is: b }',
    '',
    ['Give the form a field of the type select or radio.'],
  ],
])('of an offer that selects an option, %s', (_, chooses, fields, fixes) => {
  expect(fixesOf(chooses, fields)).toEqual(fixes)
})
