import { expect, test } from 'vitest'
import { campaignFile, goodFiles, loadWith, reported } from '../../../../tests/fixtures/site-fixture.ts'

const hero = 'sections:\n  - { type: hero, variant: stage, tone: deep, title: Sleep }\n'
const sticky = (goodFiles[campaignFile] ?? '')
  .replace('sections:\n', hero)
  .replace('type: form', 'type: form\n    placement: hero\n    sticky: true')
const faults = (from: string, to: string) => {
  expect(sticky).toContain(from)
  return reported(loadWith({ [campaignFile]: sticky.replace(from, to) }).diagnostics).map((line) =>
    line.replace(/ at .*/, ''),
  )
}
const fault = `${campaignFile} sections[1].sticky sticky-form`

test('a small card beside a hero with a free right side may stay in sight', () => {
  expect(faults('sticky', 'sticky')).toEqual([])
  expect(faults('    placement: hero\n', '')).toEqual([])
})

test.each([
  ['a form in two columns', 'sticky: true', 'sticky: true\n    variant: full'],
  ['a hero with its picture where the form would be', 'variant: stage', 'variant: map-book'],
  ['a form with a long field', 'type: text, name: name', 'type: textarea, name: name'],
  [
    'a form with four fields',
    'fields:\n',
    'fields:\n      - { type: text, name: a, label: A }\n      - { type: text, name: b, label: B }\n',
  ],
])('%s may not', (_, from, to) => {
  expect(faults(from, to)).toEqual([fault])
})

test('a hero whose variant is misspelt is reported for that alone', () => {
  expect(faults('variant: stage', 'variant: stagee')).toEqual([`${campaignFile} sections[0].variant choice`])
})

test('a form below the sections it would stay beside may not', () => {
  const between = [
    '{ type: faq, tone: tint, questions: [{ question: Why?, answer: So. }] }',
    '{ type: testimonials, tone: deep, quotes: [{ text: It helped., name: Ida, sample: true }] }',
    '{ type: about, paragraphs: [She sleeps.] }',
    '{ type: benefits, variant: trio, tone: tint, items: [{ title: One }] }',
  ]
  const above = (sections: string[]) => `${hero}${sections.map((section) => `  - ${section}\n`).join('')}`
  expect(faults(hero, above(between.slice(0, 3)))).toEqual([])
  expect(faults(hero, above(between))).toEqual([`${campaignFile} sections[5].sticky sticky-form`])
})
