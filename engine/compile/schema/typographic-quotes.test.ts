import { expect, test } from 'vitest'
import { campaignFile, edited, loadWith } from '../../../tests/fixtures/site-fixture.ts'
import { applyEdits } from '../fixes/apply-edits.ts'
import { unwrapped } from '../fixes/repair-text.ts'

test.each([
  ['“Sleep: a guide”', 'Sleep: a guide'],
  ['„Schlaf“', 'Schlaf'],
  ['«Dormir»', 'Dormir'],
  ['‘It’s late’', 'It’s late'],
  ['“One” and “two”', '“One” and “two”'],
  ['Sleep “well”', 'Sleep “well”'],
  ['“”', '“”'],
])('%s becomes %s', (written, suggestion) => {
  expect(unwrapped(written)).toBe(suggestion)
})

const line = "action: { label: Back up, href: '#form' }"
const fixed = (written: string) => {
  const changes = edited(campaignFile, line, written)
  const { diagnostics } = loadWith(changes)
  expect(diagnostics).toHaveLength(1)
  return applyEdits(changes[campaignFile] ?? '', diagnostics[0]?.repair ?? [])
}

test.each([
  ['text: “Sleep: a guide”', "text: 'Sleep: a guide'"],
  ['text: “Seat #1”', "text: 'Seat #1'"],
  ["action: { label: “Go, now”, href: '#form' }", "action: { label: 'Go, now', href: '#form' }"],
  ['text: “Sleep”: a guide', "text: '“Sleep”: a guide'"],
])('typographic quotes become YAML quotes: %s', (written, to) => {
  expect(fixed(written)).toContain(`    ${to}\n`)
})

const fixOf = (from: string, to: string) =>
  loadWith(edited(campaignFile, from, to)).diagnostics.map(({ fix }) => fix)
const link = (href: string) => `action: { label: Back up, href: '${href}' }`
test.each([
  ['https://shop.example/my guide.pdf', 'https://shop.example/my%20guide.pdf'],
  ['HTTPS://Shop.Example/My Guide', 'https://shop.example/My%20Guide'],
  ['http://shop.example/a', 'https://shop.example/a'],
])('for the address %s, %s is suggested', (written, to) => {
  expect(fixOf(line, link(written))).toEqual([expect.stringMatching(`^Write "${to}"`)])
})

test('for a path with its host, the path is suggested', () => {
  const found = fixOf('path: /sleep-guide', 'path: www.sleep.example/sleep-guide')
  expect(found).toEqual([expect.stringMatching('^Write "/sleep-guide"')])
})

test('for a mail address with a space in it, nothing is suggested', () => {
  const { diagnostics } = loadWith(edited(campaignFile, line, link('mailto:ann ash@shop.example')))
  expect(diagnostics.map(({ rule, repair }) => ({ rule, repair }))).toEqual([
    { rule: 'format', repair: undefined },
  ])
})
