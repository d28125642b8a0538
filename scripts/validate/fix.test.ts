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
  writeSite,
} from '../../tests/fixtures/site-fixture.ts'
import type { Diagnostic } from '../../engine/compile/diagnostics/diagnostic.ts'
import { fix } from './fix.ts'
import { patchOf } from './patch.ts'
import { writeFixed } from './check-files.ts'

const load = (dir: string) => loadSite({ dir, publicOrigin: 'https://porch.example' }).diagnostics

const fixIn = (dir: string) => fix({ dir, load, isSelected: () => true })

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
  ['an unquoted comma', edited(campaignFile, 'label: Send it', 'label: Yes, now'), "label: 'Yes, now', busy"],
  ['an unquoted colon', edited(campaignFile, 'name: Sleep', 'name: Sleep: a'), "name: 'Sleep: a guide'"],
  ['a star', edited(campaignFile, 'name: Sleep', 'name: *Sleep* a'), "name: '*Sleep* a guide'"],
  ['an ampersand', edited(campaignFile, 'name: Sleep', 'name: &Sleep'), "name: '&Sleep guide'"],
  ['a percent sign', edited(campaignFile, 'name: Sleep', 'name: %Sleep'), "name: '%Sleep guide'"],
  ['an exclamation mark', edited(campaignFile, 'name: Sleep', 'name: !Sleep'), "name: '!Sleep guide'"],
  ['tabs', edited(campaignFile, '  title: Sleep', '\ttitle: Sleep'), 'seo:\n  title: Sleep guide'],
  ['a missing dash', edited(campaignFile, '  - type: success', '    type: success'), '  - type: success\n'],
  ['too little indentation', edited(campaignFile, '  description:', 'description:'), '\n  description:'],
])('%s is fixed, and nothing else', (_name, files, passage) => {
  const { done, textOf, diagnostics, again } = fixed(files)
  expect(diagnostics).toEqual([])
  expect(textOf(campaignFile)).toContain(passage)
  expect(done.takenBack).toEqual([])
  const lines = textOf(campaignFile).split('\n')
  expect(
    (goodFiles[campaignFile] ?? '').split('\n').filter((line) => !lines.includes(line)).length,
  ).toBeLessThan(2)
  expect(again).toEqual([])
})

test.each([
  ['a misspelt template', mapWith('lead-magnet', 'leadmagnet'), 'template: lead-magnet\n'],
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

test('a mistake that a repair reveals is fixed in the same run', () => {
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

test('line ends, byte order mark, comments and quotes do not change', () => {
  const odd = `\ufeff${(goodFiles[campaignFile] ?? '')
    .replace('name: Sleep guide', '"nmae":   "Sleep guide" # shown nowhere')
    .replaceAll('\n', '\r\n')}`
  const { textOf, diagnostics } = fixed({ [campaignFile]: odd })
  expect(diagnostics).toEqual([])
  expect(textOf(campaignFile)).toBe(odd.replace('nmae', 'name'))
})

test('the front matter of a mail is fixed too', () => {
  const { textOf, diagnostics } = fixed(edited(emailFile, 'subject: Your', 'subjct: Your: '))
  expect(diagnostics).toEqual([])
  expect(textOf(emailFile)).toBe(
    (goodFiles[emailFile] ?? '').replace('subject: Your guide, {name}', "subject: 'Your:  guide, {name}'"),
  )
})

const field = '      - { type: text, name: name, label: Name }\n'
const choice = (selected: string) =>
  edited(
    campaignFile,
    field,
    `      - type: radio
        name: size
        label: Size
        options: [{ value: small, label: Small }, { value: large, label: Large }]
        selected: ${selected}
`,
  )

test('a value that is wrong only beside another one is not changed', () => {
  const { done, textOf, diagnostics } = fixed(choice('smal'))
  expect(done.changes).toEqual([])
  expect(textOf(campaignFile)).toContain('selected: smal\n')
  expect(diagnostics.map(({ path }) => path)).toEqual(['sections[0].fields[0].selected'])
  expect(diagnostics[0]?.fix).not.toContain('/smal')
})

const never = (dir: string): Diagnostic[] => {
  const file = join(dir, 'a.yaml')
  const text = readFileSync(file, 'utf8')
  const other = text === 'a: b' ? 'a: c' : 'a: b'
  const repair = [{ start: 0, end: text.length, text: other }]
  return [{ file, line: 1, column: 1, path: 'a', rule: 'format', message: `must not be ${text}.`, repair }]
}

test('a repair that does not lower the number of diagnostics is undone, and not tried again', () => {
  const dir = writeSite({ 'a.yaml': 'a: b' })
  let loads = 0
  const count = (folder: string) => {
    loads += 1
    return never(folder)
  }
  const done = fix({ dir, load: count, isSelected: () => true })
  expect(done).toMatchObject({ changes: [], files: [], takenBack: [{ path: 'a' }] })
  expect(loads).toBeLessThan(5)
})

test.each([
  ['  - step: journey\n', '    - step: journey\n'],
  ['    sequence:\n', '  sequence:\n'],
  ['    sequence:\n', '      sequence:\n'],
  ['    source: nora-sleep-guide\n', '  source: nora-sleep-guide\n'],
  ['    source: nora-sleep-guide\n', '      source: nora-sleep-guide\n'],
  ['    email: sleep-guide\n', '  email: sleep-guide\n'],
  ['  - step: email\n', '  step: email\n'],
  ['  - step: email\n', '    step: email\n'],
])(
  'wrong indentation in a pipeline, %j as %j, is one diagnostic, and fixed or left alone',
  (right, wrong) => {
    const broken = edited(campaignFile, right, wrong)
    const dir = writeSite(broken)
    expect(load(dir)).toHaveLength(1)
    const { textOf, diagnostics } = fixed(broken)
    if (diagnostics.length > 0) expect(textOf(campaignFile)).toBe(broken[campaignFile])
    else expect(textOf(campaignFile)).toBe(goodFiles[campaignFile])
  },
)

test('a file that changed in the meantime is not written', () => {
  const dir = writeSite(edited(campaignFile, 'aliases:', 'alias:'))
  const { files } = fixIn(dir)
  writeFileSync(join(dir, campaignFile), 'new: words\n')
  expect(writeFixed(files)).toEqual([join(dir, campaignFile)])
  expect(readFileSync(join(dir, campaignFile), 'utf8')).toBe('new: words\n')
})

test('a deleted file, or one that a link replaced, is not written', () => {
  const dir = writeSite(edited(campaignFile, 'aliases:', 'alias:'))
  const { files } = fixIn(dir)
  const [file, elsewhere] = [join(dir, campaignFile), join(dir, 'elsewhere')]
  renameSync(file, elsewhere)
  expect(writeFixed(files)).toEqual([file])
  symlinkSync(elsewhere, file)
  expect(writeFixed(files)).toEqual([file])
  expect(readFileSync(elsewhere, 'utf8')).toContain('alias:')
})

test('trying repairs writes nothing to the folder, nor through a link into it', () => {
  const dir = writeSite(edited(campaignFile, 'aliases:', 'alias:'))
  const link = `${dir}-link`
  symlinkSync(dir, link)
  expect(fixIn(link).files.map(({ file }) => file)).toEqual([join(link, campaignFile)])
  expect(readFileSync(join(dir, campaignFile), 'utf8')).toContain('alias:')
  rmSync(link)
})

test('a patch shows changed lines with their context', () => {
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
