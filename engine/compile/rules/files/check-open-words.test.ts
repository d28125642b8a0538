import { expect, test } from 'vitest'
import { foreignWords, leftOvers } from '../facts/foreign-words.ts'
import {
  campaignFile,
  coachFile,
  edited,
  loadWith,
  reported,
} from '../../../../tests/fixtures/site-fixture.ts'

const titled = (title: string) =>
  reported(loadWith(edited(campaignFile, 'title: Sleep guide', `title: '${title}'`)).diagnostics)

test.each([
  ['{name}', 'placeholder', '{name}'],
  ['Hello {firstname}, sleep', 'placeholder', '{firstname}'],
  ['{{first_name}}', 'foreign-placeholder', '{{first_name}}'],
  ['Hello [First Name]', 'foreign-placeholder', '[First Name]'],
  ['Hello *|FNAME|*', 'foreign-placeholder', '*|FNAME|*'],
  ['Hello %FIRSTNAME%', 'foreign-placeholder', '%FIRSTNAME%'],
  ['Hello <<name>>', 'foreign-placeholder', '<<name>>'],
  ['Sleep in [INSERT CITY]', 'foreign-placeholder', '[INSERT CITY]'],
  ['Lorem ipsum dolor', 'leftover-text', 'Lorem ipsum'],
  ['TODO the title', 'leftover-text', 'TODO'],
  ['On TBD', 'leftover-text', 'TBD'],
])('a title that says "%s" is found', (title, rule, word) => {
  const rest = `${title.slice(title.indexOf(word))}'`
  expect(titled(title)).toEqual([`${campaignFile} seo.title ${rule} at ${rest.slice(0, 20)}`])
})

test.each([
  'Sleep [better]',
  '100% yours, 50% OFF',
  'To do: sleep',
  'XXL beds',
  'From A << B',
  'Is it so??',
  'Dolores sits',
])('a title that says "%s" is a title', (title) => {
  expect(titled(title)).toEqual([])
})

test('no text of a page, of a form and of the coach may stay open', () => {
  const texts: [string, string, string, string][] = [
    [campaignFile, 'label: Name', 'label: "{label}"', 'sections[0].fields[0].label'],
    [campaignFile, 'label: Send it', 'label: "Send {it}"', 'sections[0].button.label'],
    [
      campaignFile,
      'title: Missing Information',
      'title: "{name}, wait"',
      'sections[0].messages.missing.title',
    ],
    [campaignFile, 'title: Done', 'title: "Done, {email}"', 'sections[0].messages.success.title'],
    [coachFile, '1 Quiet Lane', '"{street}"', 'postalAddress'],
    [campaignFile, 'source: nora-sleep-guide', 'source: "{utm}"', 'pipeline[0].source'],
  ]
  for (const [file, from, to, path] of texts) {
    const { diagnostics } = loadWith(edited(file, from, to.replace('"{street}"', 'Street {street}')))
    expect(diagnostics.map((diagnostic) => `${diagnostic.rule} ${diagnostic.path}`)).toEqual([
      `placeholder ${path}`,
    ])
  }
})

test('placeholders of other programs are found', () => {
  const words = ['[NAME]', '{{contact.first_name}}', '*|FNAME|*', '<<Name>>', '%FIRSTNAME%', '[date]']
  expect(foreignWords(words.join(' ')).map(({ word }) => word)).toEqual(words)
})

test('a link of Markdown is no placeholder', () => {
  expect(foreignWords('[Name](https://example.com) [link]: https://example.com [Email][1]')).toEqual([])
  expect(leftOvers('TODO-list')).toEqual([])
})
