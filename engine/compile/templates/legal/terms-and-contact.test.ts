import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { coach, configs, loadPage, madePage } from '../../../../tests/fixtures/page-fixture.ts'
import { coachFile, reported } from '../../../../tests/fixtures/site-fixture.ts'
import { ContactConfig } from './contact-config.ts'
import { TermsConfig } from './terms-config.ts'

const page = (template: 'terms' | 'contact', which: 'least' | 'all', ...lines: string[]) =>
  madePage(template, configs[template][which], {}, { [coachFile]: [coach, ...lines].join('') }).campaign
const said = (...asked: Parameters<typeof page>) => JSON.stringify(page(...asked).sections)

test.each([
  ['terms', TermsConfig.shape],
  ['contact', ContactConfig.shape],
] as const)(
  '%s: every key is described for the people who write it, and has its part above',
  (name, shape) => {
    for (const [key, schema] of Object.entries<z.ZodType>(shape))
      expect(schema.description, key).toMatch(/\w.*\.$/)
    expect(Object.keys(configs[name].all).toSorted()).toEqual(Object.keys(shape).toSorted())
  },
)

describe('terms', () => {
  test('say what is offered, at which price, for how many, and whom one deals with', () => {
    const all = said('terms', 'all')
    for (const text of [
      'The evening',
      'Price: 0 €',
      'Places: 12',
      'A word is enough.',
      '"href":"/sleep-guide"',
    ])
      expect(all).toContain(text)
    expect(said('terms', 'least')).toContain('Nora Vale, 1 Quiet Lane')
    expect(all).toContain('mailto:data@nora.example')
  })

  test('speak of places only where an offer has some', () => {
    expect(said('terms', 'all')).toContain('A place: each email about the event')
    expect(said('terms', 'least')).not.toContain('lace')
  })

  test('have no form, and lead to pages that exist', () => {
    expect(page('terms', 'all').pipeline).toEqual([])
    const [offer] = configs.terms.least.offers
    const { diagnostics } = loadPage('terms', {
      ...configs.terms.least,
      offers: [{ ...offer, page: '/nowhere' }],
    })
    expect(reported(diagnostics)).toEqual([
      expect.stringMatching(/^nora\/new-page\.yaml with\.offers dead-link/),
    ])
  })
})

describe('contact', () => {
  test('has name, address and email of coach.yaml, or those of its own', () => {
    expect(said('contact', 'least')).toContain('"paragraphs":["Nora Vale, 1 Quiet Lane, Dreamtown"]')
    expect(said('contact', 'least')).toMatch(/mailto:[\w.]+@/)
    for (const text of [
      'tel:+44 20 7946 0018',
      'Mon to Fri',
      'Fair Sleep Ltd, 01234567',
      'data@nora.example',
    ])
      expect(said('contact', 'all')).toContain(text)
  })

  test('has a form only where the file asks for one; its questions go to the coach by mail', () => {
    expect(page('contact', 'least')).toMatchObject({ pipeline: [] })
    expect(said('contact', 'least')).not.toContain('"form"')
    const { pipeline, sections } = page('contact', 'all')
    expect(sections.map(({ type }) => type)).toContain('form')
    expect(pipeline).toMatchObject([
      { step: 'lead', source: 'nora-fair' },
      { step: 'notify', when: 'now' },
    ])
  })
})
