import { expect, test } from 'vitest'
import {
  campaignFile,
  edited,
  goodFiles,
  loadWith,
  reported,
} from '../../../../tests/fixtures/site-fixture.ts'

const isFound = (changes: Record<string, string>) =>
  reported(loadWith(changes).diagnostics).some((line) => line.includes('opt-in-mail'))
const page = goodFiles[campaignFile] ?? ''
const withoutMail = page.replace(/^ {2}- step: email\n(?: {4}.*\n)*|^ {2}- \{ step: email.*\n/m, '')

test('what waits for a confirmation needs a mail that asks for it', () => {
  expect(withoutMail).not.toBe(page)
  expect(isFound({ [campaignFile]: withoutMail })).toBe(false)
  expect(isFound({ [campaignFile]: withoutMail.replace('path:', 'doubleOptIn: true\npath:') })).toBe(true)
  expect(isFound({ [campaignFile]: page.replace('path:', 'doubleOptIn: true\npath:') })).toBe(false)
})

test('the word of the coach holds for every campaign that does not say otherwise', () => {
  const coach = edited('nora/coach.yaml', 'slug: nora', 'slug: nora\ndoubleOptIn: true')
  expect(isFound({ ...coach, [campaignFile]: withoutMail })).toBe(true)
  const not = withoutMail.replace('path:', 'doubleOptIn: false\npath:')
  expect(isFound({ ...coach, [campaignFile]: not })).toBe(false)
})
