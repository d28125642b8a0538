import { readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadSite } from '../../engine/compile/load/load-site.ts'
import {
  campaignFile,
  coachFile,
  edited,
  emailFile,
  goodFiles,
  secondCampaign,
  writeSite,
} from '../../tests/fixtures/site-fixture.ts'
import { fix } from './fix.ts'
import { patchOf } from './patch.ts'
import { writeFixed } from './write-fixed.ts'

const load = (dir: string) => loadSite({ dir, publicOrigin: 'https://porch.example' }).diagnostics

const fixIn = (dir: string) => fix({ dir, load, isAsked: () => true })

/** Mends a site with some files changed; answers the texts after it, by file. */
const fixed = (files: Record<string, string>) => {
  const dir = writeSite(files)
  const done = fixIn(dir)
  writeFixed(done.files)
  const textOf = (file: string) => readFileSync(join(dir, file), 'utf8')
  return { dir, done, textOf, diagnostics: load(dir), again: fixIn(dir).files }
}

const template = `coach: nora
path: /map
template: lead-magnet
with:
  title: Sleep
  subtitle: Well
  leadMagnetName: The Night Map
  benefits: [{ title: A plan }]
`
const mail = {
  'nora/emails/map.md': '---\nsubject: A\npreheader: B\n---\n\nHello\n',
}
const mapWith = (from: string, to: string) => ({ ...mail, 'nora/map.yaml': template.replace(from, to) })

test.each([
  ['a misspelt key', edited(campaignFile, 'aliases:', 'alias:'), 'aliases: [/sleepguide]'],
  ['a misspelt choice', edited(campaignFile, 'type: success', 'type: sucess'), '- type: success'],
  ['a misspelt step', edited(campaignFile, 'step: journey', 'step: jurney'), '- step: journey'],
  ['a number for a text', edited(campaignFile, 'name: Sleep guide', 'name: 2026'), "name: '2026'"],
  ['yes', edited(campaignFile, 'name: S', 'live: yes # now\nname: S'), 'live: true # now'],
  ['a number in quotes', edited(campaignFile, 'after: 0', "after: '0'"), 'sleep-guide, after: 0 }'],
  ['a path in capitals', edited(campaignFile, '[/sleepguide]', '[Sleep Guide Two]'), '[/sleep-guide-two]'],
  ['an unquoted comma', edited(campaignFile, 'label: Send it', 'label: Yes, now'), "label: 'Yes, now', busy"],
  ['an unquoted colon', edited(campaignFile, 'name: Sleep', 'name: Sleep: a'), "name: 'Sleep: a guide'"],
  ['a star', edited(campaignFile, 'name: Sleep', 'name: *Sleep* a'), "name: '*Sleep* a guide'"],
  ['an ampersand', edited(campaignFile, 'name: Sleep', 'name: &Sleep'), "name: '&Sleep guide'"],
  ['a percent sign', edited(campaignFile, 'name: Sleep', 'name: %Sleep'), "name: '%Sleep guide'"],
  ['an exclamation mark', edited(campaignFile, 'name: Sleep', 'name: !Sleep'), "name: '!Sleep guide'"],
  ['no space behind a colon', edited(campaignFile, 'name: Sleep', 'name:Sleep'), '\nname: Sleep guide'],
  ['tabs', edited(campaignFile, '  title: Sleep', '\ttitle: Sleep'), 'seo:\n  title: Sleep guide'],
  [
    'a line twice',
    edited(campaignFile, 'name: S', 'name: Sleep guide\nname: S'),
    'nora\nname: Sleep guide\npath',
  ],
  ['another coach', edited(campaignFile, 'coach: nora', 'coach: Nora'), 'coach: nora\n'],
  ["another coach's id", edited(campaignFile, 'name: S', 'id: tom/sleep\nname: S'), 'id: nora/sleep\n'],
  [
    'a mail with its ending',
    edited(campaignFile, '    email: sleep-guide', '    email: sleep-guide.md'),
    '    email: sleep-guide\n',
  ],
  [
    'a misspelt mail',
    edited(campaignFile, '    email: sleep-guide', '    email: sleep-giude'),
    '    email: sleep-guide\n',
  ],
  ['an anchor that is not there', edited(campaignFile, "'#form'", "'#from'"), "href: '#form'"],
])('%s is fixed, and nothing else', (_name, files, passage) => {
  const { done, textOf, diagnostics, again } = fixed(files)
  expect(diagnostics).toEqual([])
  expect(textOf(campaignFile)).toContain(passage)
  expect(done.takenBack).toEqual([])
  // All but the lines at fault is as it was.
  const lines = textOf(campaignFile).split('\n')
  expect(
    (goodFiles[campaignFile] ?? '').split('\n').filter((line) => !lines.includes(line)).length,
  ).toBeLessThan(2)
  expect(again).toEqual([])
})

test.each([
  ['a misspelt template', mapWith('lead-magnet', 'leadmagnet'), 'template: lead-magnet\n'],
  [
    'a setting beside "with"',
    mapWith('with:', "primaryColor: '#bc1f4b' # ours\nwith:"),
    "plan }]\n  primaryColor: '#bc1f4b' # ours\n",
  ],
  [
    'a colour that became a comment',
    mapWith('  benefits', '  primaryColor: #bc1f4b # ours\n  benefits'),
    "primaryColor: '#bc1f4b' # ours\n",
  ],
])('in a template, %s is fixed', (_name, files, passage) => {
  const { textOf, diagnostics, again } = fixed(files)
  expect(diagnostics).toEqual([])
  expect(textOf('nora/map.yaml')).toContain(passage)
  expect(again).toEqual([])
})

test('what one fix uncovers is fixed in the same run', () => {
  const { textOf, diagnostics, done } = fixed({
    [campaignFile]: (goodFiles[campaignFile] ?? '')
      .replace('sections:', 'sectons:')
      .replace('type: success', 'type: sucess')
      .replace('name: Sleep guide', 'name: Sleep: guide'),
  })
  expect(diagnostics).toEqual([])
  expect(textOf(campaignFile)).toBe(
    (goodFiles[campaignFile] ?? '').replace('name: Sleep guide', "name: 'Sleep: guide'"),
  )
  expect(done.changes.map(({ line, from, to }) => [line, from, to])).toEqual([
    [2, 'Sleep: guide', "'Sleep: guide'"],
    [9, 'sectons', 'sections'],
    [19, 'sucess', 'success'],
  ])
})

test('line ends, byte order mark, comments and quotes stay as they are', () => {
  const odd = `\ufeff${(goodFiles[campaignFile] ?? '')
    .replace('name: Sleep guide', '"nmae":   "Sleep guide" # shown nowhere')
    .replaceAll('\n', '\r\n')}`
  const { textOf, diagnostics } = fixed({ [campaignFile]: odd })
  expect(diagnostics).toEqual([])
  expect(textOf(campaignFile)).toBe(odd.replace('nmae', 'name'))
})

test('in the front matter of a mail, too', () => {
  const { textOf, diagnostics } = fixed(edited(emailFile, 'subject: Your', 'subjct: Your: '))
  expect(diagnostics).toEqual([])
  expect(textOf(emailFile)).toBe(
    (goodFiles[emailFile] ?? '').replace('subject: Your guide, {name}', "subject: 'Your:  guide, {name}'"),
  )
})

test('a path that another campaign has is not offered as a way out', () => {
  const files = { 'nora/other.yaml': secondCampaign().replace('path: /other', 'path: Sleep-Guide') }
  const { done } = fixed(files)
  expect(done.changes).toEqual([])
  expect(done.takenBack.map(({ path }) => path)).toEqual(['path'])
})

test('a file that was changed meanwhile is left as it is', () => {
  const dir = writeSite(edited(campaignFile, 'aliases:', 'alias:'))
  const { files } = fixIn(dir)
  writeFileSync(join(dir, campaignFile), 'new: words\n')
  expect(writeFixed(files)).toEqual([join(dir, campaignFile)])
  expect(readFileSync(join(dir, campaignFile), 'utf8')).toBe('new: words\n')
})

test('a file that is gone, or that a link took the place of, is left as it is', () => {
  const dir = writeSite(edited(campaignFile, 'aliases:', 'alias:'))
  const { files } = fixIn(dir)
  const [file, elsewhere] = [join(dir, campaignFile), join(dir, 'elsewhere')]
  renameSync(file, elsewhere)
  expect(writeFixed(files)).toEqual([file])
  symlinkSync(elsewhere, file)
  expect(writeFixed(files)).toEqual([file])
  expect(readFileSync(elsewhere, 'utf8')).toContain('alias:')
})

test('a try writes nothing to the folder, be it given by a link', () => {
  const dir = writeSite(edited(campaignFile, 'aliases:', 'alias:'))
  const link = `${dir}-link`
  symlinkSync(dir, link)
  expect(fixIn(link).files.map(({ file }) => file)).toEqual([join(link, campaignFile)])
  expect(readFileSync(join(dir, campaignFile), 'utf8')).toContain('alias:')
  rmSync(link)
})

test('a patch shows the lines that change between those that stay', () => {
  const dir = writeSite({
    ...edited(campaignFile, 'aliases:', 'alias:'),
    [coachFile]: (goodFiles[coachFile] ?? '').trimEnd().replace('art: citrus', 'art: citruss'),
  })
  const patches = fixIn(dir).files.map(patchOf)
  expect(patches.map((patch) => patch.replaceAll(dir.slice(1), 'campaigns'))).toEqual([
    `--- a/campaigns/nora/coach.yaml
+++ b/campaigns/nora/coach.yaml
@@ -23,4 +23,4 @@
   font: caprasimo
   radius: 22
   buttonRadius: 99
-  art: citruss
\\ No newline at end of file
+  art: citrus
\\ No newline at end of file
`,
    `--- a/campaigns/nora/sleep-guide.yaml
+++ b/campaigns/nora/sleep-guide.yaml
@@ -1,7 +1,7 @@
 coach: nora
 name: Sleep guide
 path: /sleep-guide
-alias: [/sleepguide]
+aliases: [/sleepguide]
 redirects: [/sleep]
 seo:
   title: Sleep guide
`,
  ])
})
