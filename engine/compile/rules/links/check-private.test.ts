import { expect, test } from 'vitest'
import {
  campaignFile,
  emailFile,
  goodFiles,
  loadWith,
  reported,
} from '../../../../tests/fixtures/site-fixture.ts'

const guide = { 'nora/guides/plan.md': '---\ntitle: The plan\n---\nSleep.\n' }
const isPrivate = 'deliverable: { file: plan.md, private: true }\n'
const changed = (file: string, ...pairs: [string, string][]) => {
  const text = pairs.reduce((all, [from, to]) => {
    if (!all.includes(from)) throw new Error(`${file} holds no ${from}`)
    return all.replace(from, to)
  }, goodFiles[file] ?? '')
  return { [file]: text }
}
const campaign = (...pairs: [string, string][]) =>
  changed(campaignFile, ['sections:', `${isPrivate}sections:`], ...pairs)
const mail = changed(emailFile, ['{pageUrl}', '{deliverableUrl}'])
const faults = (files: Record<string, string>) => reported(loadWith({ ...guide, ...files }).diagnostics)
const button = "action: { label: Back up, href: '#form' }"

test('a private guide whose link is in the success view or in a mail is fine', () => {
  expect(faults({ ...campaign(), ...mail })).toEqual([])
  expect(faults(campaign([button, "action: { label: Open it, href: '@deliverable' }"]))).toEqual([])
})

test('a private guide is not linked before the form, by name or by its public address', () => {
  const early =
    "  - type: cta\n    variant: echo\n    tone: deep\n    title: Read it\n    action: { label: Open it, href: '@deliverable' }\npipeline:"
  expect(faults({ ...campaign(['pipeline:', early]), ...mail })).toEqual([
    `${campaignFile} sections[2].action.href private-link at @deliverable' }`,
  ])
  const address = 'action: { label: Open it, href: /assets/nora/plan.pdf }'
  expect(faults({ ...campaign([button, address]), ...mail })).toEqual([
    `${campaignFile} sections[1].action.href private-link at /assets/nora/plan.pd`,
  ])
  expect(faults({ ...campaign(), ...changed(emailFile, ['{pageUrl}', '/assets/nora/plan.pdf']) })).toEqual([
    `${emailFile}  private-link at /assets/nora/plan.pd`,
    `${campaignFile} deliverable.private private-link at true }`,
  ])
})

test('a private guide needs a form, and a link behind it', () => {
  expect(faults(campaign())).toEqual([`${campaignFile} deliverable.private private-link at true }`])
  const { diagnostics } = loadWith({
    ...guide,
    'nora/plan.yaml': `coach: nora\nname: Plan\npath: /plan\n${isPrivate}seo: { title: The plan, description: What to do this week to sleep better. }\nsections:\n  - { type: cta, variant: echo, tone: deep, title: Read it, action: { label: Sign up, href: /sleep-guide } }\n`,
  })
  expect(diagnostics.map(({ message }) => message)).toContain(
    'the file is private until a form is sent, but this page has no form.',
  )
})

test('a file is not private on one page and public on another', () => {
  const other = (goodFiles[campaignFile] ?? '')
    .replace('Sleep guide', 'Other')
    .replace(
      'path: /sleep-guide\naliases: [/sleepguide]\nredirects: [/sleep]',
      'path: /other\ndeliverable: plan.md',
    )
  expect(faults({ ...campaign(), ...mail, 'nora/other.yaml': other })).toEqual([
    'nora/other.yaml deliverable private-link at plan.md',
  ])
})

const event = (more: string) =>
  `  - step: event\n    capacity: 9\n    starts: 2027-03-04 18:00 Europe/Berlin\n    place: https://meet.example/night${more}\n`
const withEvent = (more: string, ...pairs: [string, string][]) =>
  changed(
    campaignFile,
    [
      'error: { title: Something went wrong }',
      'error: { title: Something went wrong }\n      full: { title: Full }',
    ],
    ['  - step: journey', `${event(more)}  - step: journey`],
    ...pairs,
  )

test('a meeting link is by name in the success view, and nowhere in the words of a page', () => {
  const byName: [string, string] = [button, "action: { label: Join, href: '@meeting' }"]
  expect(faults(withEvent('', byName))).toEqual([])
  const written: [string, string] = [button, "action: { label: Join, href: 'https://meet.example/night' }"]
  expect(faults(withEvent('', written))).toEqual([
    `${campaignFile} sections[1].action.href private-link at https://meet.example`,
  ])
  expect(faults(withEvent('\n    private: false', written))).toEqual([])
  expect(
    faults(withEvent('', ['Seven evenings to', 'Join at https://meet.example/night for seven evenings to'])),
  ).toEqual([`${campaignFile} seo.description private-link at https://meet.example`])
})

test('a name for a meeting link that no event has leads nowhere', () => {
  expect(faults(changed(campaignFile, ["href: '#form'", "href: '@meeting'"]))).toEqual([
    `${campaignFile} sections[1].action.href missing-link at '@meeting' }`,
  ])
})
