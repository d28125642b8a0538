import { expect, test } from 'vitest'
import { goodFiles, campaignFile, loadWith } from '../../../tests/fixtures/site-fixture.ts'
import { inLanguageOf } from './mail-language.ts'

const arabic = (goodFiles[campaignFile] ?? '')
  .replace('path: /sleep-guide', 'lang: ar\npath: /sleep-guide')
  .replace(/- type: form\n/, '- type: form\n    title: دليل النوم\n')
const english = (goodFiles[campaignFile] ?? '')
  .replace('path: /sleep-guide', 'path: /other')
  .replace(/(aliases|redirects).*\n/g, '')

const langOf = (files: Record<string, string>, id = 'nora/sleep-guide') => {
  const { site, diagnostics } = loadWith(files)
  if (!site) throw new Error(JSON.stringify(diagnostics))
  return inLanguageOf(id, site, { lang: 'en' }).lang
}

test('the mail of an Arabic campaign of an English coach is in Arabic, from right to left', () => {
  expect(langOf({ [campaignFile]: arabic })).toBe('ar')
})

test("a mail that campaigns of two languages share, or that is built in, is in the coach's", () => {
  expect(langOf({ [campaignFile]: arabic, 'nora/other.yaml': english })).toBe('en')
  expect(langOf({ [campaignFile]: arabic }, 'nora/~ask-again')).toBe('en')
})
