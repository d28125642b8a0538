import { expect, test } from 'vitest'
import { nightMap } from '../../../../tests/fixtures/lead-magnet-fixture.ts'
import {
  campaignFile,
  edited,
  goodFiles,
  loadWith,
  reported,
} from '../../../../tests/fixtures/site-fixture.ts'
import { templates } from '../../templates/templates.ts'

const campaign = campaignFile
const page = goodFiles[campaign] ?? ''
const form = `  - type: form
    anchor: second
    fields: [{ type: email, name: email, label: E }]
    button: { label: a, busy: b }
    messages: { missing: { title: a }, success: { title: b }, error: { title: c } }
`
const success =
  "  - type: success\n    title: Check your inbox\n    action: { label: Back up, href: '#form' }\n"
const mail = '  - { step: email, email: sleep-guide }\n'

test.each([
  ['a second form', edited(campaign, 'pipeline:', `${form}pipeline:`), 'sections[2] one-form at type: form'],
  [
    'a success screen that is missing',
    edited(campaign, success, ''),
    'sections[0] success-needed at type: form',
  ],
  [
    'a form without a pipeline',
    { [campaign]: page.replace(/pipeline:[^]*/, '') },
    'pipeline lead-needed at coach: nora',
  ],
  [
    'a pipeline that stores nobody',
    edited(campaign, '  - step: lead\n    source: nora-sleep-guide\n', ''),
    'pipeline lead-needed at pipeline:',
  ],
  [
    'a step before lead',
    edited(campaign, '  - step: lead\n', `${mail}  - step: lead\n`),
    'pipeline[1] step-order at step: lead',
  ],
  [
    'a journey after an outside effect',
    edited(campaign, '  - step: journey\n', `${mail}  - step: journey\n`),
    'pipeline[2] step-order at step: journey',
  ],
  [
    'a step that stores twice',
    edited(campaign, '  - step: journey\n', '  - { step: lead, source: x }\n  - step: journey\n'),
    'pipeline[1] step-order at { step: lead, source',
  ],
  [
    'a page after the form that is none',
    edited(campaign, '  - type: form\n', "  - type: form\n    after: { url: 'mailto:ann@nora.example' }\n"),
    'sections[0].after.url next-page at mailto:ann@nora.exam',
  ],
  [
    'a form in a hero that is missing',
    edited(campaign, '  - type: form\n', '  - type: form\n    placement: hero\n'),
    'sections[0].placement hero-needed at hero',
  ],
  [
    'a pipeline below a form that sends nothing',
    edited(campaign, '  - type: form\n', '  - type: form\n    sends: false\n'),
    'pipeline mock-form at pipeline:',
  ],
])('%s is found', (_, changes, line) => {
  expect(reported(loadWith(changes).diagnostics)).toContain(`${campaign} ${line}`)
})

test('a form stands in the hero before it', () => {
  expect(withHero('hero')).toEqual([])
  expect(withHero('heroo').map(({ rule }) => rule)).toEqual(['choice'])
})

const withHero = (type: string) => {
  const hero = `  - type: ${type}\n    title: Sleep\n  - type: form\n    placement: hero\n`
  return loadWith(edited(campaign, '  - type: form\n', hero)).diagnostics
}

test('a form that clears itself needs no success section', () => {
  const cleared = page.replace(success, '').replace('type: form', 'type: form\n    after: clear')
  expect(loadWith({ [campaign]: cleared }).diagnostics).toEqual([])
})

test('a form that sends nothing needs no address, no success section and no pipeline', () => {
  const mock = page
    .replace(/pipeline:[^]*/, '')
    .replace(success, '')
    .replace('type: email, name: email', 'type: text, name: town')
    .replace('type: form', 'type: form\n    sends: false')
  expect(loadWith({ [campaign]: mock }).diagnostics.map(({ rule }) => rule)).toEqual([])
})

test('a form whose type is misspelt is reported once, not as a page without a form', () => {
  const { diagnostics } = loadWith(edited(campaign, 'type: form', 'type: from'))
  expect(reported(diagnostics).filter((line) => line.includes('form-needed'))).toEqual([])
  expect(reported(diagnostics)).toContain(`${campaign} sections[0].type choice at from`)
})

test('a pipeline that nothing starts is found', () => {
  const formless = page
    .replace(/ {2}- type: form[^]*?(?= {2}- type: success)/, '')
    .replace("'#form'", "'#top'")
  expect(reported(loadWith({ [campaign]: formless }).diagnostics)).toEqual([
    `${campaign} pipeline form-needed at pipeline:`,
  ])
})

test('sections of a template without its form are reported once, with the line to add, and not each link to the form', () => {
  const order = nightMap(
    {},
    { sections: ['hero', 'benefits', 'cta'].map((type) => ({ type, use: 'template' })) },
  )
  const { diagnostics } = loadWith(order, templates)
  expect(diagnostics.map(({ path, rule, fix }) => `${path} ${rule}: ${fix}`)).toEqual([
    'sections form-needed: Add "- { type: form, use: template }" after the hero.',
  ])
})
