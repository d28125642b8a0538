import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { coach, configs, loadPage, madePage } from '../../../../tests/fixtures/page-fixture.ts'
import { coachFile, reported } from '../../../../tests/fixtures/site-fixture.ts'
import { PrivacyConfig } from './privacy-config.ts'

const { least, all } = configs.privacy
/** What the page says, where the coach's file has these lines more. */
const said = (config: object, ...lines: string[]) => {
  const own = { [coachFile]: [coach, ...lines].join('') }
  return JSON.stringify(madePage('privacy', config, {}, own).campaign.sections)
}

test('the least and all keys make pages without a fault, and without a form', () => {
  for (const config of [least, all]) {
    const { campaign } = madePage('privacy', config)
    expect(campaign.pipeline).toEqual([])
    expect(campaign.sections.some(({ type }) => type === 'form')).toBe(false)
  }
  expect(madePage('privacy', least).campaign).toMatchObject({
    name: 'What we keep about you',
    seo: { title: 'What we keep about you' },
  })
})

test('every key is described for the people who write it, and has its part above', () => {
  for (const [key, schema] of Object.entries<z.ZodType>(PrivacyConfig.shape))
    expect(schema.description, key).toMatch(/\w.*\.$/)
  expect(Object.keys(all).toSorted()).toEqual(Object.keys(PrivacyConfig.shape).toSorted())
})

test('the day is asked for', () => {
  expect(reported(loadPage('privacy', {}).diagnostics)).toEqual([
    'nora/new-page.yaml with.updated missing at {}',
  ])
})

describe('what the files of the coach say is on the page', () => {
  test('how long people are kept', () => {
    expect(said(least)).toContain('Until you ask us to erase it.')
    expect(said(least, 'retention: 24 months\n')).toContain('For 24 months after your last form')
    expect(said(least, 'retention: 24 months\n', 'lang: de\n')).toContain('Noch 24 Monate nach')
  })
  test('the calendar and the mailing list, where there is one', () => {
    expect(said(least)).toContain('calendly.com, if you book a time')
    expect(said(least)).not.toContain('Mailchimp')
    expect(said(least, 'mailingList: a1b2c3d4e5\n')).toContain('Mailchimp, United States')
  })
  test('what counts visits, and where one says no again', () => {
    const change = 'You change what you agreed to'
    const counted = said(least, "analytics: { ga4: G-AB12CD34EF, metaPixel: '123456789012345' }\n")
    for (const words of ['Google Analytics, United States', 'Meta, United States', change])
      expect(counted).toContain(words)
    const matomo = 'analytics: { matomo: { url: https://stats.nora.example/m, site: 3 } }\n'
    expect(said(least, matomo)).toContain('Matomo at stats.nora.example, which counts')
    expect(said(least, matomo)).not.toContain(change)
    expect(said(least, matomo, 'lang: de\n')).toContain('Matomo auf stats.nora.example: zählt Besuche')
    expect(said(least)).not.toMatch(/Matomo|Analytics/)
  })
  test('whom to write to, and who answers', () => {
    expect(said(least)).toMatch(/mailto:[\w.]+@/)
    expect(said(all)).toContain('mailto:data@nora.example')
    expect(said(all)).toContain('Nora Fair, 1 Quiet Lane, Dreamtown')
    expect(said(all)).toContain('Hetzner, Germany: runs our server')
  })
})

test('what is wrong in coach.yaml is said there alone', () => {
  const own = { [coachFile]: coach.replace('theme:', 'logo: logo.jpg\ntheme:') }
  const paths = loadPage('privacy', least, {}, own).diagnostics.map(({ file, path }) => `${file} ${path}`)
  expect([...new Set(paths)]).toEqual([`${coachFile} logo`])
})
