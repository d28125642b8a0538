import { expect, test } from 'vitest'
import { campaignFile, edited, loadWith } from '../../../../tests/fixtures/site-fixture.ts'

const section = (list: string) =>
  loadWith(
    edited(
      campaignFile,
      '  - type: success\n',
      `  - type: text\n    tone: tint\n    paragraphs: ${list}\n  - type: success\n`,
    ),
  ).diagnostics.filter(({ rule }) => rule === 'split-sentence')

test.each([
  ['[Coaching, for people who wait]', "'Coaching, for people who wait'"],
  ['[First., Nora lay awake, for years, and read.]', "'Nora lay awake, for years, and read.'"],
])('a sentence that its commas split is put together: %s', (list, whole) => {
  const [found, ...more] = section(list)
  expect(more).toEqual([])
  expect(found?.repair?.map(({ text }) => text)).toEqual([whole])
})

test.each([
  "['Coaching, for people who wait']",
  '[It begins at eight., you bring a cup]',
  '[one thing, another thing]',
  '[One thing, Another thing]',
  '\n      - One thing\n      - and another',
])('a list of paragraphs may be %s', (list) => expect(section(list)).toEqual([]))
