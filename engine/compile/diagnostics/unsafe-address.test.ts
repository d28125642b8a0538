import { expect, test } from 'vitest'
import { campaignFile, edited, loadWith, reported } from '../../../tests/fixtures/site-fixture.ts'
import { unsafeAddress } from './unsafe-address.ts'

const mixed = `https://sl\u0435ep.example/` // A Cyrillic "e".

test.each([
  ['javascript:alert(1)', 'run a program'],
  ['java\tscript:alert(1)', 'run a program'],
  ['data:text/html,x', 'run a program'],
  ['VBScript:x', 'run a program'],
  ['http://sleep.example', 'on its way'],
  ['//elsewhere.example', 'another host'],
  ['\\\\elsewhere.example', 'another host'],
  ['https://sleep.example@elsewhere.example/', 'another host than they reach'],
  ['https://nora:secret@sleep.example', 'another host than they reach'],
  ['https://127.0.0.1/x', 'number of a machine'],
  ['https://2130706433/x', 'number of a machine'],
  ['https://[::1]/x', 'number of a machine'],
  ['https://localhost:3000/', "no reader's machine"],
  ['https://printer.local/', "no reader's machine"],
  ['https://intranet/wiki', "no reader's machine"],
  [mixed, 'two alphabets'],
])('a link to "%s" is refused', (href, words) => {
  expect(unsafeAddress(href)?.message).toContain(words)
})

test.each([
  '/sleep',
  '#form',
  '@scheduler',
  'mailto:nora@sleep.example',
  'tel:+44 1',
  '{pageUrl}',
  'https://sleep.example/a@b?c=d:e@f',
  'https://b\u00fccher.example',
  'https://\u0441\u043e\u043d.example/',
])('%s may be followed', (href) => {
  expect(unsafeAddress(href)).toBeNull()
})

test('the address of a button is validated in its place', () => {
  const { diagnostics } = loadWith(edited(campaignFile, "'#form'", 'https://10.0.0.1/x'))
  expect(reported(diagnostics)).toEqual([
    `${campaignFile} sections[1].action.href unsafe-link at https://10.0.0.1/x }`,
  ])
})
