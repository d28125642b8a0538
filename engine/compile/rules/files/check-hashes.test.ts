import { expect, test } from 'vitest'
import { applyEdits } from '../../fixes/apply-edits.ts'
import {
  campaignFile,
  coachFile,
  edited,
  emailFile,
  goodFiles,
  loadWith,
  told,
} from '../../../../tests/fixtures/site-fixture.ts'

const label = "action: { label: Back up, href: '#form' }"
const block = (text: string) => edited(campaignFile, label, `text:${text}`)
const onlyProblem = (changes: Record<string, string>) => {
  const { problems } = loadWith(changes)
  expect(problems).toHaveLength(1)
  const [problem] = problems
  const text = Object.values(changes)[0] ?? ''
  const line = text.split('\n')[(problem?.line ?? 0) - 1] ?? ''
  return { problem, at: line.slice((problem?.column ?? 0) - 1), text }
}

test.each([
  [' Take seat #1 of the 50', '#1 of the 50', " 'Take seat #1 of the 50'"],
  [' Follow us, #sleepwell', '#sleepwell', " 'Follow us, #sleepwell'"],
  [" It's seat #1", '#1', ` "It's seat #1"`],
  [' Seat #1 of 50 # as always', '#1 of 50 # as always', " 'Seat #1 of 50' # as always"],
  ['\n      Take your seat,\n      #1 of 50', '#1 of 50', "\n      'Take your seat,\n      #1 of 50'"],
  ['\n      Take your seat\n      at #1 of 50', '#1 of 50', "\n      'Take your seat\n      at #1 of 50'"],
])('a text that ends before "#" is told at that sign, once: %j', (written, at, mended) => {
  const found = onlyProblem(block(written))
  expect(found.problem).toMatchObject({ rule: 'text-cut', path: 'sections[1].text' })
  expect(found.at).toBe(at)
  expect(applyEdits(found.text, found.problem?.repair ?? [])).toBe(block(mended)[campaignFile])
})

test('an entry of a list, one between brackets, and a word that is no text', () => {
  const list = onlyProblem(edited(campaignFile, 'aliases: [/sleepguide]', 'aliases:\n  - /sleepguide #old'))
  expect(list.problem).toMatchObject({ rule: 'text-cut', path: 'aliases[0]' })
  expect(applyEdits(list.text, list.problem?.repair ?? [])).toContain('- /sleepguide # old\n')
  const flow = onlyProblem(edited(campaignFile, 'label: Send it,', 'label: Seat #1,'))
  expect(flow.problem).toMatchObject({ rule: 'text-cut' })
  expect(applyEdits(flow.text, flow.problem?.repair ?? [])).toContain("{ label: 'Seat #1', busy:")
})

test('what goes on below is told where it was cut', () => {
  const found = onlyProblem(block('\n      Take your seat\n      at #1 of 50\n      and sit'))
  expect(found.problem).toMatchObject({ rule: 'text-cut' })
  expect(found.at).toBe('#1 of 50')
})

test('a value that is a "#" and words is empty, and told once where it may be empty as well', () => {
  const found = onlyProblem(edited(campaignFile, 'title: Check your inbox', 'title: #1 in your inbox'))
  expect(found.problem).toMatchObject({ rule: 'unquoted-hash', path: 'sections[1].title' })
  expect(found.at).toBe('#1 in your inbox')
  expect(applyEdits(found.text, found.problem?.repair ?? [])).toContain("title: '#1 in your inbox'\n")
  const alone = loadWith(edited('site.yaml', 'name: Porchlight', 'name: Porchlight #1'))
  expect(told(alone.problems)).toEqual(['site.yaml name text-cut at #1'])
})

test('the coach’s file and the head of a mail; below it "#" is Markdown', () => {
  expect(told(loadWith(edited(coachFile, 'brand: Nora Sleeps', 'brand: Nora #1')).problems)).toEqual([
    'nora/coach.yaml brand text-cut at #1',
  ])
  expect(told(loadWith(edited(emailFile, 'Your guide, {name}', 'Your guide #1')).problems)).toEqual([
    'nora/emails/sleep-guide.md subject text-cut at #1',
  ])
  expect(loadWith({ [emailFile]: `${goodFiles[emailFile] ?? ''}\nSeat: one #1 of\n` }).problems).toEqual([])
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
  expect(loadWith(edited(campaignFile, 'title: Check your inbox', written)).problems).toEqual([])
})

test('behind true and numbers nothing can be cut, and above keys nothing is empty', () => {
  expect(loadWith(edited(campaignFile, 'seo:', 'live: true #now\nseo: #found')).problems).toEqual([])
})
