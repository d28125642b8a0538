import { expect, test } from 'vitest'
import { campaignFile, edited, loadWith, reported } from '../../../../tests/fixtures/site-fixture.ts'

const quote = '{ text: It helped., name: Ida, sample: true }'
const block = {
  benefits: (tone: string, variant = 'index') =>
    `  - { type: benefits, variant: ${variant}, tone: ${tone}, items: [{ title: One }] }\n`,
  faq: (tone: string) => `  - { type: faq, tone: ${tone}, questions: [{ question: Why?, answer: So. }] }\n`,
  quote: (tone: string) => `  - { type: testimonials, tone: ${tone}, quotes: [${quote}] }\n`,
  about: (tone: string) => `  - { type: about, tone: ${tone}, paragraphs: [She sleeps.] }\n`,
  hero: (more = '') => `  - { type: hero, title: Sleep${more} }\n`,
}

/** Diagnostics of the page whose form is followed by these sections; the form itself is wide, on paper. */
const diagnosticsOf = (...sections: string[]) =>
  loadWith(edited(campaignFile, '  - type: success\n', `${sections.join('')}  - type: success\n`)).diagnostics

test('neighbours with one ground and one width are reported at the second, with what would do', () => {
  const diagnostics = diagnosticsOf(block.benefits('tint'), block.faq('tint'))
  expect(reported(diagnostics)).toEqual([`${campaignFile} sections[2].tone rhythm at tint, questions: [{ `])
  expect(diagnostics[0]?.message).toBe(
    'the faq has the same ground (tint) and the same columns (a title beside a list) as the benefits above it.',
  )
  expect(diagnostics[0]?.fix).toBe('Give it "tone: paper" or "tone: deep" or "variant: wide".')
  expect(diagnostics[0]?.related?.[0]?.line).toBe((diagnostics[0]?.line ?? 0) - 1)
})

test('what is offered does not clash with the section below either', () => {
  const [diagnostic] = diagnosticsOf(block.benefits('tint'), block.faq('tint'), block.benefits('deep'))
  expect(diagnostic?.fix).toBe('Give it "tone: paper" or "variant: wide".')
})

test.each([
  ['another ground', [block.benefits('tint'), block.faq('deep')]],
  ['another way to use the width', [block.benefits('tint', 'trio'), block.faq('tint')]],
  ['something between them', [block.benefits('tint'), block.quote('deep'), block.faq('tint')]],
])('%s is enough', (_, sections) => {
  expect(diagnosticsOf(...sections)).toEqual([])
})

test('a short page needs no chapters, a long one does', () => {
  expect(diagnosticsOf(block.benefits('paper', 'trio'), block.quote('paper'), block.about('paper'))).toEqual(
    [],
  )
  const long = diagnosticsOf(
    block.benefits('paper', 'trio'),
    block.quote('paper'),
    block.faq('paper'),
    block.quote('paper'),
  )
  expect(long.map(({ path, message }) => `${path}: ${message}`)).toEqual([
    'sections: a page of 5 sections has none with "tone: deep".',
    'sections: a page of 5 sections has none with "tone: tint".',
  ])
})

test('for a long page that uses the width in two ways the message names the others', () => {
  const [diagnostic, ...others] = diagnosticsOf(
    block.faq('tint'),
    block.quote('deep'),
    block.faq('paper'),
    block.quote('tint'),
  )
  expect(others).toEqual([])
  expect(diagnostic?.message).toBe(
    'a page of 5 sections uses the width in two ways only: one statement across, a title beside a list.',
  )
  expect(diagnostic?.fix).toBe(
    'Add or change a section, so that there is a picture beside words or things side by side as well: testimonials with "variant: columns".',
  )
})

const pageOf = (layout: string) =>
  loadWith({
    ...edited('nora/coach.yaml', '  radius: 22\n', `  radius: 22\n  hero: ${layout}\n`),
    ...edited(campaignFile, 'sections:\n', `sections:\n${block.hero()}`),
  }).diagnostics

test('a hero without a variant counts as the layout of its coach’s theme', () => {
  expect(pageOf('split-art')).toEqual([])
  expect(reported(pageOf('poster'))).toEqual([`${campaignFile} sections[1].tone rhythm at type: form`])
})

const below = (hero: string) =>
  loadWith(edited(campaignFile, 'sections:\n', `sections:\n${hero}`)).diagnostics

test('a hero without a ground has that of its layout: a dark one may stand above a form on paper', () => {
  expect(below(block.hero(', variant: stage'))).toEqual([])
  expect(below(block.hero(', variant: stage, tone: paper'))).toHaveLength(1)
})

test('a form inside the hero is no section of its own', () => {
  const inside = edited(
    campaignFile,
    'sections:\n  - type: form\n',
    `sections:\n${block.hero(', variant: poster')}  - type: form\n    placement: hero\n`,
  )
  expect(loadWith(inside).diagnostics).toEqual([])
})

test('on a page with a mistake in a section, that is reported first', () => {
  const diagnostics = diagnosticsOf(block.benefits('tint'), block.faq('tint'), '  - { type: about }\n')
  expect(diagnostics.map(({ rule }) => rule)).not.toContain('rhythm')
  expect(diagnostics).not.toEqual([])
})

test('an about without a portrait is a letter, whatever its variant, and what it cannot be is not offered', () => {
  const [diagnostic, ...others] = diagnosticsOf(block.faq('paper'), block.about('paper'))
  expect(others).toEqual([])
  expect(diagnostic?.message).toBe(
    'the about has the same ground (paper) and the same columns (a title beside a list) as the faq above it.',
  )
  expect(diagnostic?.fix).toBe('Give it "tone: tint" or "tone: deep".')
})
