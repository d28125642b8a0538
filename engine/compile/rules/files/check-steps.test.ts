import { expect, test, vi } from 'vitest'
import { campaignFile, coachFile, goodFiles, loadWith } from '../../../../tests/fixtures/site-fixture.ts'
import type * as Steps from '../../../campaign/steps/steps.gen.ts'
import { siteOf } from '../../load/site-of.ts'

// No step of the product needs a fact that only some pipelines give.
vi.mock('../../../campaign/steps/steps.gen.ts', async (original) => {
  const { z } = await import('zod')
  const { defineStep } = await import('../../../campaign/steps/contract/define-step.ts')
  const { stepDefinitions } = await original<typeof Steps>()
  const reminder = defineStep({
    name: 'reminder',
    needs: ['lead', 'seat'],
    config: z.strictObject({ step: z.literal('reminder') }),
  })
  return { stepDefinitions: new Map([...stepDefinitions, ['reminder', reminder]]) }
})

const page = (goodFiles[campaignFile] ?? '').replace(
  '    button:',
  '    privacy: One mail a week.\n    button:',
)
const before = page.split('pipeline:')[0] ?? ''
const lead = 'step: lead, source: nora'
const list = (more = '') => `step: mailing-list${more}`
const mail = 'step: email, email: sleep-guide'
const hook = 'step: webhook, url: https://hooks.example/leads'

const load = (entries: string[], coach = goodFiles[coachFile]) => {
  const pipeline = entries.map((entry) => `  - { ${entry} }\n`).join('')
  const site = `${goodFiles['site.yaml'] ?? ''}webhookHosts: [hooks.example]\n`
  const files = { 'site.yaml': site, [campaignFile]: `${before}pipeline:\n${pipeline}`, [coachFile]: coach }
  return loadWith(files)
}
const diagnostics = (entries: string[]) => load(entries).diagnostics

test('a step before what it needs is reported with its place and what to move', () => {
  const found = diagnostics([mail, lead])
  expect(found).toMatchObject([
    {
      file: campaignFile,
      line: before.split('\n').length + 2,
      column: 5,
      path: 'pipeline[1]',
      rule: 'step-order',
      message: 'the step "lead" must stand before "email", which needs it.',
      fix: 'Move it up, above "email".',
    },
  ])
})

test('a fact that no step of the pipeline gives is reported at the step that needs it', () => {
  expect(diagnostics([lead, 'step: reminder'])).toMatchObject([
    { path: 'pipeline[1]', rule: 'step-order', fix: 'Add "- step: event" before it.' },
  ])
})

test('a misspelt step is one fault, not two', () => {
  expect(diagnostics([lead, 'step: jurney, first: now', mail])).toMatchObject([{ rule: 'choice' }])
})

test.each([
  ['two leads', [lead, 'step: lead, source: other'], 1],
  ['the same mail twice', [lead, mail, `${mail}, wait: 5`], 2],
  ['one webhook twice', [lead, hook, mail, hook], 3],
  ['one digest twice', [lead, 'step: notify, when: daily', 'step: notify, when: daily'], 2],
])('%s: the second is refused', (_, entries, at) => {
  expect(diagnostics(entries)).toMatchObject([{ rule: 'step-order', path: `pipeline[${at}]` }])
})

test('different effects of one kind are fine', () => {
  const entries = [
    lead,
    hook,
    'step: webhook, url: https://hooks.example/other',
    'step: notify, when: now',
    'step: notify, when: daily',
  ]
  expect(diagnostics(entries)).toEqual([])
})

test('a mailing list has an id, in its entry or in the file of the coach', () => {
  expect(diagnostics([lead, list()])).toMatchObject([{ rule: 'missing-list', path: 'pipeline[1]' }])
  expect(diagnostics([lead, list(', list: a1b2c3d4e5')])).toEqual([])
  expect(load([lead, list()], `${goodFiles[coachFile]}mailingList: a1b2c3d4e5\n`).diagnostics).toEqual([])
})

test('an entry without a list is given the one of the coach; its own stays', () => {
  const coach = `${goodFiles[coachFile]}mailingList: a1b2c3d4e5\n`
  const { site } = load([lead, list(), list(', list: ffff0000')], coach)
  if (!site) throw new Error('The site was not loaded.')
  const made = siteOf(site, { pages: {}, emails: {} })
  expect(made.campaigns['nora/sleep-guide']?.pipeline.map((entry) => entry['list'])).toEqual([
    undefined,
    'a1b2c3d4e5',
    'ffff0000',
  ])
})

test.each([
  ['http://hooks.example/leads'],
  ['https://user:secret@hooks.example/leads'],
  ['https://hooks.example/#leads'],
  ['ftp://hooks.example'],
  ['hooks.example/leads'],
  ['@scheduler'],
])('the webhook address %s is refused', (url) => {
  const found = diagnostics([lead, `step: webhook, url: '${url}'`])
  // That one of them holds a password is another fault.
  expect(found.filter(({ rule }) => rule !== 'secret')).toMatchObject([{ path: 'pipeline[1].url' }])
})

const of = (notices: string) =>
  load([lead], `${goodFiles[coachFile]}notices: ${notices}\n`).diagnostics.map(({ path }) => path)

test('the hour and the zone of a digest exist', () => {
  expect(of('{ to: nora@sleep.example, hour: 7, timezone: Europe/London }')).toEqual([])
  expect(of('{ timezone: Europe/Lundon }')).toEqual(['notices.timezone'])
  expect(of('{ hour: 24 }')).toEqual(['notices.hour'])
})

test('"late" at a step that nobody waits for is reported at its place', () => {
  expect(diagnostics([lead, `${mail}, late: error`])).toMatchObject([
    { path: 'pipeline[1].late', rule: 'never-late', fix: expect.stringContaining('onError: error') },
  ])
  expect(diagnostics([lead, `${mail}, late: error, onError: error`])).toEqual([])
})
