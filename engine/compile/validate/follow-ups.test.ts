import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  campaignFile,
  coachFile,
  edited,
  emailFile,
  goodFiles,
  loadWith,
  reported,
} from '../../../tests/fixtures/site-fixture.ts'

const campaign = campaignFile
const page = goodFiles[campaign] ?? ''
const withSteps = (changes: Record<string, string>) => loadWith(changes).diagnostics
const event = `  - step: event
    capacity: 12
    duplicates: tell
    starts: '2027-02-11T18:00:00-08:00'
`
const full = 'messages:\n      full: { title: Full }\n      duplicate: { title: Here already }'
const calendarPage = page
  .replace('messages:', full)
  .replace("'#form'", "'@calendar'")
  .replace('  - step: journey\n', `${event}  - step: journey\n`)

test('the page that the tests below break is without a fault', () => {
  expect(withSteps({ [campaign]: calendarPage })).toEqual([])
})

test.each([
  ['a misspelt key', edited(campaign, 'name: Sleep guide', 'nmae: Sleep guide'), 'nmae unknown-key'],
  ['a misspelt key of a coach', edited(coachFile, 'brand: Nora', 'brnad: Nora'), 'brnad unknown-key'],
  [
    'a list that is a text',
    { [campaign]: page.replace(/fields:[^]*?button/, `fields: ${'many '.repeat(20)}\n    button`) },
    'sections[0].fields type',
  ],
])('%s is reported once: not as a key that is missing, nor by its size', (_, changes, first) => {
  const lines = reported(loadWith(changes).diagnostics)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(first)
})

test.each([
  ['a misspelt message', 'full: {', 'ful: {', 'sections[0].messages.ful unknown-key'],
  ['a misspelt step', 'step: event', 'step: evnt', 'pipeline[1].step choice'],
  ['a misspelt date', 'starts:', 'strats:', 'pipeline[1].strats unknown-key'],
  ['a misspelt number of places', 'capacity:', 'capcity:', 'pipeline[1].capcity unknown-key'],
  [
    'a text with two commas in braces',
    'title: Full',
    'title: Full, sadly, today',
    'sections[0].messages.full.sadly unquoted-comma',
  ],
])('%s of an event is reported once, without what follows from it', (_, from, to, line) => {
  const lines = reported(withSteps({ [campaign]: calendarPage.replace(from, to) }))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(line)
})

test.each([
  ['a misspelt path', 'path:', 'pth:', `pth unknown-key at pth: /sleep-guide`],
  ['a path in capitals', 'path: /sleep-guide', 'path: /Sleep Guide', 'path format at /Sleep Guide'],
  ['a misspelt type of a section', 'type: form', 'tpye: form', 'sections[0].tpye unknown-key at tpye: form'],
  ['a section of no known type', 'type: form', 'type: from', 'sections[0].type choice at from'],
  ['a misspelt type of a field', 'type: email', 'tpye: email', 'sections[0].fields[1].tpye unknown-key at'],
  ['a field of no known type', 'type: email', 'type: emial', 'sections[0].fields[1].type choice at emial'],
  ['a misspelt name of a field', 'name: email', 'nmae: email', 'sections[0].fields[1].nmae unknown-key at'],
  ['a misspelt "step"', 'step: lead', 'stp: lead', 'pipeline[0].stp unknown-key at stp: lead'],
  ['a step that is no text', 'step: lead', 'step: [lead]', 'pipeline[0].step type at [lead]'],
  ['a deliverable that is no text', 'deliverable: plan.md', 'deliverable: 7', 'deliverable type at 7'],
  ['an empty deliverable', 'deliverable: plan.md', 'deliverable:', 'deliverable type at deliverable:'],
])('%s is reported once, and no link, form or mail that depends on it', (_, from, to, line) => {
  const links = "links: [{ label: Plan, href: '@deliverable' }, { label: Form, href: '#form' }]"
  const promised = page
    .replace('path:', 'deliverable: plan.md\npath:')
    .replace('  - type: success\n', `  - type: footer\n    ${links}\n  - type: success\n`)
    .replace('source: nora/sleep', "metadata: { mail: '{email}' }\n    source: nora/sleep")
  const other = page.replace('path: /sleep-guide', 'path: /other').replace(/^(aliases|redirects).*\n/gm, '')
  const files = {
    'nora/guides/plan.md': '---\ntitle: Plan\n---\n\nSleep.\n',
    'nora/other.yaml': other.replace("'#form'", '/sleep-guide'),
  }
  const broken = promised.replace(from, to)
  expect(withSteps({ ...files, [campaign]: promised })).toEqual([])
  const lines = reported(withSteps({ ...files, [campaign]: broken }))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(line)
})

test('a second form is reported once, whatever is wrong inside it', () => {
  const second = '  - type: form\n    titel: Again\n  - type: success\n'
  const lines = reported(withSteps({ [campaign]: calendarPage.replace('  - type: success\n', second) }))
  expect(lines).toEqual([`${campaign} sections[1] one-form at type: form`])
})

test('what two checks say in the same words at the same place is reported once', () => {
  const cover = z.strictObject({ cover: z.string() })
  const twice = {
    name: 'twice',
    schema: cover,
    faults: () => [],
    origins: { 'sections.hero.book.picture': 'cover', 'sections.success.book.picture': 'cover' },
    expand: (config: unknown) => {
      const book = {
        title: 'Calm',
        author: 'Nora',
        picture: { src: cover.parse(config).cover, alt: 'Cover' },
      }
      return {
        name: 'Calm',
        seo: { title: 'Calm', description: 'Calm evenings.' },
        sections: [
          { type: 'hero' as const, variant: 'map-book' as const, title: 'Calm', book },
          { type: 'success' as const, title: 'Done', book },
        ],
      }
    },
  }
  const file = 'coach: nora\npath: /calm\ntemplate: twice\nwith: { cover: nope.png }\n'
  expect(reported(loadWith({ 'nora/calm.yaml': file }, [twice]).diagnostics)).toEqual([
    'nora/calm.yaml with.cover missing-picture at nope.png }',
  ])
})

test('a key that is pasted for an id is reported as the secret that it is, and not by its form as well', () => {
  const key = `${'0123456789abcdef'.repeat(2)}-us14`
  const { diagnostics } = loadWith(edited(coachFile, 'home:', `mailingList: ${key}\nhome:`))
  expect(diagnostics.map(({ rule }) => rule)).toEqual(['secret'])
})

test('a link that is a misspelt word in braces is reported as that word alone; a dead one beside it is reported', () => {
  expect(rulesOfLinks('{cancelUrl}')).toEqual(['placeholder'])
  expect(rulesOfLinks('{cancelUrl}', '/gone')).toEqual(['placeholder', 'dead-link'])
})

const rulesOfLinks = (...hrefs: string[]) =>
  loadWith(edited(emailFile, '({pageUrl})', `(${hrefs.join(') [b](')})`)).diagnostics.map(({ rule }) => rule)
