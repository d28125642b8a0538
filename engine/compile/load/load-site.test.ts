import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadSite } from './load-site.ts'
import { formatDiagnostic } from '../diagnostics/diagnostic.ts'
import {
  campaignFile,
  coachFile,
  edited,
  emailFile,
  goodFiles,
  loadWith,
  secondCampaign,
  reported,
} from '../../../tests/fixtures/site-fixture.ts'

const campaign = campaignFile

test('a folder without a fault gives the site', () => {
  const { site, diagnostics, dir } = loadWith()
  expect(diagnostics).toEqual([])
  expect(site?.file.shortcuts).toEqual({ Calm: '/sleep-guide' })
  expect(site?.coaches['nora']?.dir).toBe(join(dir, 'nora'))
  expect(site?.campaigns).toMatchObject([
    {
      id: 'nora/sleep-guide',
      file: join(dir, campaign),
      live: true,
      sections: [{ type: 'form', anchor: 'form' }, { type: 'success' }],
      pipeline: [
        { step: 'lead' },
        { step: 'journey' },
        { step: 'email', email: 'sleep-guide', onError: 'logged' },
      ],
    },
  ])
  expect(site?.emails['nora/sleep-guide']).toMatchObject({
    subject: 'Your guide, {name}',
    markdown: expect.stringMatching(/^\nHello \{name\}/),
  })
})

test('every diagnostic of every file is reported in one run, in order of file and line', () => {
  const { site, diagnostics } = loadWith({
    'site.yaml': 'nam: Porchlight\n',
    ...edited(coachFile, "ink: '#3f181d'", 'ink: red'),
    ...edited(campaign, 'name: Sleep guide', 'name: 12'),
    'nora/broken.yaml': 'a: [1',
    [emailFile]: (goodFiles[emailFile] ?? '').replace('subject:', 'subjekt:'),
  })
  expect(site).toBeUndefined()
  expect(reported(diagnostics)).toEqual([
    'nora/broken.yaml  yaml-syntax at [1',
    'nora/coach.yaml theme.ink format at red',
    'nora/emails/sleep-guide.md subjekt unknown-key at subjekt: Your guide,',
    'nora/sleep-guide.yaml name type at 12',
    'site.yaml nam unknown-key at nam: Porchlight',
  ])
})

test('a diagnostic reads as place, path, what is wrong and what to do, over the line it is about', () => {
  const { diagnostics } = loadWith(edited(campaign, 'aliases:', 'alias:'))
  const shown = diagnostics.map(formatDiagnostic).join('\n')
  expect(shown.split('\n')[0]).toBe(
    'nora/sleep-guide.yaml:4:1 alias: this key is not known. Did you mean "aliases"? Allowed here: ' +
      'coach, id, name, path, aliases, redirects, links, lang, translations, live, mails, doubleOptIn, analytics, seo, limits, theme, deliverable, pageSlug, sections, pipeline, template, with. (unknown-key)',
  )
  expect(shown).toContain('> 4 | alias: [/sleepguide]\n    | ^\n')
})

test('a missing key stands at the map it is missing from, with what it is for', () => {
  const { diagnostics } = loadWith(edited(campaign, 'label: Send it, ', ''))
  expect(reported(diagnostics)).toEqual([
    `${campaign} sections[0].button.label missing at { busy: Sending... }`,
  ])
  expect(diagnostics[0]?.fix).toContain('The reader\'s verb: "Save my seat".')
})

test('a comma without quotes is explained', () => {
  const { diagnostics } = loadWith(edited(campaign, 'label: Send it,', 'label: Yes, send it,'))
  expect(reported(diagnostics)).toEqual([
    `${campaign} sections[0].button.send it unquoted-comma at send it, busy: Sendi`,
  ])
  expect(diagnostics[0]?.fix).toBe('Put quotes around a text that contains a comma: { text: "one, two" }.')
})

test('what comes out of an alias is placed at its anchor', () => {
  const messages = 'missing: { title: Missing Information }\n      success: { title: Done }'
  const { diagnostics } = loadWith(
    edited(campaign, messages, 'missing: &m { title: x, titel: y }\n      success: *m'),
  )
  expect(reported(diagnostics)).toEqual([
    `${campaign} sections[0].messages.missing.titel unknown-key at titel: y }`,
    `${campaign} sections[0].messages.success.titel unknown-key at titel: y }`,
  ])
})

test('a pinned id stays when the file is renamed', () => {
  const renamed = secondCampaign('name:', 'id: nora/first-name\nname:').replace('/other', '/sleep-guide')
  const { site } = loadWith({ [campaign]: undefined, 'nora/renamed.yaml': renamed })
  expect(site?.campaigns.map(({ id }) => id)).toEqual(['nora/first-name'])
})

test('a campaign and a coach belong to the folder they lie in', () => {
  const lostCampaign = loadWith(edited(campaign, 'coach: nora', 'coach: nore')).diagnostics
  expect(reported(lostCampaign)).toEqual([`${campaign} coach wrong-folder at nore`])
  const lostCoach = loadWith(edited(coachFile, 'slug: nora', 'slug: nore')).diagnostics
  expect(reported(lostCoach)).toEqual([`${coachFile} slug wrong-folder at nore`])
})

test('files that are missing, misnamed or links are reported', () => {
  const changes = {
    'site.yaml': undefined,
    [coachFile]: undefined,
    'nora/Other Page.yaml': 'a: 1',
    'nora/third.yml': 'a: 1',
    'nora/fourth.yaml.txt': 'a: 1',
  }
  const { dir } = loadWith(changes)
  symlinkSync('/etc/hostname', join(dir, 'nora/assets/secret.svg'))
  const { diagnostics } = loadSite({ dir, publicOrigin: 'https://porch.example' })
  const found = diagnostics.map(({ file, rule }) => `${file.replace(`${dir}/`, '')} ${rule}`)
  expect(found).toEqual(
    expect.arrayContaining([
      'site.yaml missing-file',
      `${coachFile} missing-file`,
      'nora/Other Page.yaml file-name',
      'nora/third.yml file-name',
      'nora/fourth.yaml.txt file-name',
      'nora/assets/secret.svg file-kind',
    ]),
  )
})

test('a campaign or a mail in a folder that is not read is reported', () => {
  const { diagnostics } = loadWith({
    'lost.yaml': 'a: 1',
    'nora/drafts/page.yaml': 'a: 1',
    'nora/mails/b.md': 'b',
  })
  expect(reported(diagnostics)).toEqual([
    'lost.yaml  file-place',
    'nora/drafts/page.yaml  file-place',
    'nora/mails/b.md  file-place',
  ])
})

test('an empty file and a list instead of a map are reported in plain words', () => {
  const { diagnostics } = loadWith({ 'nora/empty.yaml': '', 'nora/list.yaml': '- a\n' })
  expect(diagnostics.map((diagnostic) => formatDiagnostic(diagnostic).split('\n')[0])).toEqual([
    'nora/empty.yaml:1:1: this file is empty. A campaign: one landing page and what happens after its button. Write its keys: coach, id, name, path, aliases, redirects, links, lang, translations, live, mails, doubleOptIn, analytics, seo, limits, theme, deliverable, pageSlug, sections, pipeline, template, with. (type)',
    'nora/list.yaml:1:1: must be a group of keys such as "coach: ...", but is a list. A campaign: one landing page and what happens after its button. Its keys: coach, id, name, path, aliases, redirects, links, lang, translations, live, mails, doubleOptIn, analytics, seo, limits, theme, deliverable, pageSlug, sections, pipeline, template, with. (type)',
  ])
})
