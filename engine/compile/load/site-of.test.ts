import { expect, test } from 'vitest'
import { campaignFile, goodFiles, loadWith } from '../../../tests/fixtures/site-fixture.ts'
import { changedParts } from '../../campaign/release/campaign-version.ts'
import { rowId, siteOf } from './site-of.ts'

test('the same part always has the same row, another kind or part another one', () => {
  expect(rowId('page', 'a/b')).toBe('ecef87e9-c7fc-5e61-81e0-140c7ec6ae9b')
  expect(new Set([rowId('page', 'a/b'), rowId('email_campaign', 'a/b'), rowId('page', 'a/c')]).size).toBe(3)
})

const versionWith = (from: string, to: string) => {
  const { site } = loadWith({ [campaignFile]: (goodFiles[campaignFile] ?? '').replace(from, to) })
  if (!site) throw new Error('The site could not be loaded.')
  return Object.values(siteOf(site, { pages: {}, emails: {} }).campaigns)[0]?.version ?? ''
}

test('a version names the parts of the file that another one changed', () => {
  const before = versionWith('', '')
  expect(changedParts(before, versionWith('title: Done', 'title: Well done'))).toEqual(['form'])
  expect(
    changedParts(before, versionWith('path: /sleep-guide\n', 'path: /sleep-guide\nmails: false\n')),
  ).toContain('mails')
})
