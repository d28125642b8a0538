import { expect, test } from 'vitest'
import { applyEdits } from '../../fixes/apply-edits.ts'
import {
  campaignFile,
  coachFile,
  edited,
  emailFile,
  goodFiles,
  loadWith,
  reported,
} from '../../../../tests/fixtures/site-fixture.ts'

const label = "action: { label: Back up, href: '#form' }"
const block = (text: string) => edited(campaignFile, label, `text:${text}`)
const onlyDiagnostic = (changes: Record<string, string>) => {
  const { diagnostics } = loadWith(changes)
  expect(diagnostics).toHaveLength(1)
  const [diagnostic] = diagnostics
  const text = Object.values(changes)[0] ?? ''
  const line = text.split('\n')[(diagnostic?.line ?? 0) - 1] ?? ''
  return { diagnostic, at: line.slice((diagnostic?.column ?? 0) - 1), text }
}

test.each([
  [' Take seat #1 of the 50', '#1 of the 50', " 'Take seat #1 of the 50'"],
  [' Follow us, #sleepwell', '#sleepwell', " 'Follow us, #sleepwell'"],
  [" It's seat #1", '#1', ` "It's seat #1"`],
  [' Seat #1 of 50 # as always', '#1 of 50 # as always', " 'Seat #1 of 50' # as always"],
  ['\n      Take your seat,\n      #1 of 50', '#1 of 50', "\n      'Take your seat,\n      #1 of 50'"],
  ['\n      Take your seat\n      at #1 of 50', '#1 of 50', "\n      'Take your seat\n      at #1 of 50'"],
])('a text that ends before "#" is reported at that character, once: %j', (written, at, fixed) => {
  const found = onlyDiagnostic(block(written))
  expect(found.diagnostic).toMatchObject({ rule: 'text-cut', path: 'sections[1].text' })
  expect(found.at).toBe(at)
  expect(applyEdits(found.text, found.diagnostic?.repair ?? [])).toBe(block(fixed)[campaignFile])
})

test('an entry of a list, one between brackets, and a word that is no text', () => {
  const list = onlyDiagnostic(
    edited(campaignFile, 'aliases: [/sleepguide]', 'aliases:\n  - /sleepguide #old'),
  )
  expect(list.diagnostic).toMatchObject({ rule: 'text-cut', path: 'aliases[0]' })
  expect(list.diagnostic?.repair).toBeUndefined()
  const flow = onlyDiagnostic(edited(campaignFile, 'label: Send it,', 'label: Seat #1,'))
  expect(flow.diagnostic).toMatchObject({ rule: 'text-cut' })
  expect(applyEdits(flow.text, flow.diagnostic?.repair ?? [])).toContain("{ label: 'Seat #1', busy:")
})

test('a text that continues below is reported where it was cut', () => {
  const found = onlyDiagnostic(block('\n      Take your seat\n      at #1 of 50\n      and sit'))
  expect(found.diagnostic).toMatchObject({ rule: 'text-cut' })
  expect(found.at).toBe('#1 of 50')
})

test('a value of "#" and words is empty, and is reported once even where it may be empty', () => {
  const found = onlyDiagnostic(edited(campaignFile, 'title: Check your inbox', 'title: #1 in your inbox'))
  expect(found.diagnostic).toMatchObject({ rule: 'unquoted-hash', path: 'sections[1].title' })
  expect(found.at).toBe('#1 in your inbox')
  expect(applyEdits(found.text, found.diagnostic?.repair ?? [])).toContain("title: '#1 in your inbox'\n")
  const alone = loadWith(edited('site.yaml', 'name: Porchlight', 'name: Porchlight #1'))
  expect(reported(alone.diagnostics)).toEqual(['site.yaml name text-cut at #1'])
})

test('the coach’s file and the head of a mail; below it "#" is Markdown', () => {
  expect(reported(loadWith(edited(coachFile, 'brand: Nora Sleeps', 'brand: Nora #1')).diagnostics)).toEqual([
    'nora/coach.yaml brand text-cut at #1',
  ])
  expect(reported(loadWith(edited(emailFile, 'Your guide, {name}', 'Your guide #1')).diagnostics)).toEqual([
    'nora/emails/sleep-guide.md subject text-cut at #1',
  ])
  expect(loadWith({ [emailFile]: `${goodFiles[emailFile] ?? ''}\nSeat: one #1 of\n` }).diagnostics).toEqual(
    [],
  )
})

test.each([
  'title: Check your inbox # at once',
  'title: Check your inbox ## at once',
  'title: Check your inbox #---',
  "title: 'Seat #1' #quoted",
  'title: Seat#1',
  'title: Check your inbox\n    #text: One #1',
  'title: >-\n      Seat #1\n      and #2',
  'title: Check your inbox\n    anchor: plan\n#1 of all',
])('remarks stay remarks: %j', (written) => {
  expect(loadWith(edited(campaignFile, 'title: Check your inbox', written)).diagnostics).toEqual([])
})

test('behind true and numbers nothing can be cut, and above keys nothing is empty', () => {
  expect(loadWith(edited(campaignFile, 'seo:', 'live: true #now\nseo: #found')).diagnostics).toEqual([])
})
