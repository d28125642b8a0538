import { expect, test } from 'vitest'
import { applyEdits, offersOf, takenTogether } from '../fixes/apply-edits.ts'
import { campaignFile, edited, goodFiles, loadWith, reported } from '../../../tests/fixtures/site-fixture.ts'

const page = goodFiles[campaignFile] ?? ''
const broken = page
  .replace('name: Sleep guide', 'name: *Sleep* guide')
  .replace('label: Name }', 'lable: Name }')
  .replace('title: Check your inbox', 'title: @home, at once\n    tilte: Twice')
const { diagnostics } = loadWith({ [campaignFile]: broken })

test('mistakes after one that has a fix are reported in the same run, at their place in the file', () => {
  expect(reported(diagnostics)).toEqual([
    `${campaignFile}  yaml-syntax at *Sleep* guide`,
    `${campaignFile} sections[0].fields[0].lable unknown-key at lable: Name }`,
    `${campaignFile}  yaml-syntax at @home, at once`,
    `${campaignFile} sections[1].tilte unknown-key at tilte: Twice`,
  ])
  const lines = broken.split('\n')
  for (const { line, frame } of diagnostics) expect(frame).toContain(`> ${line} | ${lines[line - 1]}`)
})

test('all its repairs fit the file as it is', () => {
  const edits = takenTogether(offersOf(diagnostics)).flatMap((offer) => offer.edits)
  const fixed = applyEdits(broken, edits)
  expect(fixed).toContain("name: '*Sleep* guide'")
  expect(fixed).toContain('label: Name }')
  expect(fixed).toContain("title: '@home, at once'")
})

test('after a tab every mistake is reported on its own line', () => {
  const tabbed = page.replace('  - type: success\n', '\t- type: success\n\t  tilte: Twice\n')
  const places = loadWith({ [campaignFile]: tabbed }).diagnostics.map(({ line, column, rule }) => [
    rule,
    line,
    column,
  ])
  const line = tabbed.split('\n').findIndex((one) => one.includes('tilte')) + 1
  expect(places).toContainEqual(['unknown-key', line, 4])
})

test('a page that can only be read after a fix is not part of the site', () => {
  const site = loadWith(edited(campaignFile, 'name: Sleep guide', 'name: *Sleep* guide'))
  expect(reported(site.diagnostics)).toEqual([`${campaignFile}  yaml-syntax at *Sleep* guide`])
  expect(site.site).toBeUndefined()
})
