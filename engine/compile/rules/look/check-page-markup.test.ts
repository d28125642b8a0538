import { expect, test } from 'vitest'
import { campaignFile, edited, loadWith, reported } from '../../../../tests/fixtures/site-fixture.ts'

const load = (text: string) =>
  reported(
    loadWith(edited(campaignFile, 'title: Check your inbox', `title: ${JSON.stringify(text)}`)).diagnostics,
  )

test.each([
  ['Check <b>now</b>', '<b>now</b>"'],
  ['Check now<br/>or later', '<br/>or later"'],
  ['Check&nbsp;now', '&nbsp;now"'],
  ['Check **now** and then', '**now** and then"'],
  ['See [the page](https://shop.example/a)', '[the page](https://shop.example/a)"'],
])('%s would be read as it stands', (text, at) => {
  expect(load(text)).toEqual([`${campaignFile} sections[1].title markdown at ${at.slice(0, 20)}`])
})

test.each(['Check *now*', 'A < b > c', 'You & me; now', 'Five stars: *****', '[1] (2)'])(
  '%s is what it says',
  (text) => expect(load(text)).toEqual([]),
)
