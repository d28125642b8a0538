import { expect, test } from 'vitest'
import { goodFiles, campaignFile, loadWith } from '../../../tests/fixtures/site-fixture.ts'
import type { MailCoach } from './emails.ts'
import { mailCoachOf } from './mail-coach.ts'

const arabic = (goodFiles[campaignFile] ?? '')
  .replace('path: /sleep-guide', 'lang: ar\npath: /sleep-guide')
  .replace(/- type: form\n/, '- type: form\n    title: دليل النوم\n')
const english = (goodFiles[campaignFile] ?? '')
  .replace('path: /sleep-guide', 'path: /other')
  .replace(/(aliases|redirects).*\n/g, '')

const coachOf = (files: Record<string, string>, id = 'nora/sleep-guide') => {
  const { site, diagnostics } = loadWith(files)
  const owner = site?.coaches['nora']
  if (!owner) throw new Error(JSON.stringify(diagnostics))
  return mailCoachOf<MailCoach>(id, site, { ...owner.coach, lang: 'en' })
}
const langOf = (...which: Parameters<typeof coachOf>) => coachOf(...which).lang

test('the mail of an Arabic campaign of an English coach is in Arabic, from right to left', () => {
  expect(langOf({ [campaignFile]: arabic })).toBe('ar')
})

test("a mail that campaigns of two languages share, or that is built in, is in the coach's", () => {
  expect(langOf({ [campaignFile]: arabic, 'nora/other.yaml': english })).toBe('en')
  expect(langOf({ [campaignFile]: arabic }, 'nora/~ask-again')).toBe('en')
})

test('the mail of one campaign has its drawing and colours, one of several those of the coach', () => {
  const lemon = (goodFiles[campaignFile] ?? '').replace(
    'path: /sleep-guide',
    "theme: { accent: '#ffd54a' }\npath: /sleep-guide",
  )
  const own = coachOf({ [campaignFile]: lemon })
  expect(own.look).toBe('nora/sleep-guide')
  expect(own.theme.accent).toBe('#ffd54a')
  const shared = coachOf({ [campaignFile]: lemon, 'nora/other.yaml': english })
  expect(shared.look).toBeUndefined()
  expect(shared.theme.accent).not.toBe('#ffd54a')
})
