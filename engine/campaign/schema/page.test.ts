import { expect, test } from 'vitest'
import { testTheme } from '../../../tests/fixtures/test-theme.ts'
import { Campaign } from './campaign.ts'
import { Coach } from './coach.ts'
import { toPage } from './page.ts'

const pageOf = (sections: object[], more: object = {}) => {
  const coach = Coach.parse({
    slug: 'nora',
    brand: 'Nora',
    name: 'Nora Vale',
    theme: testTheme,
    sender: { name: 'Nora', address: 'nora@example.com' },
    postalAddress: '1 Main Street',
  })
  const seo = { title: 'Title', description: 'Two lines.' }
  const campaign = Campaign.parse({ coach: 'nora', name: 'X', path: '/x', seo, sections, ...more })
  return toPage({ ...campaign, id: 'nora/x' }, coach, 'https://example.com')
}
const about = { type: 'about', paragraphs: ['Hello.'] }
const grounds = (...tones: (string | undefined)[]) =>
  pageOf([
    { ...about, tone: tones[0] },
    { type: 'footer', tone: tones[1] },
  ]).sections.map(({ tone }) => tone)

test('a footer continues a dark section above it, unless it names a ground', () => {
  expect(grounds('deep')).toEqual(['deep', 'deep'])
  expect(grounds('tint')).toEqual(['tint', 'paper'])
  expect(grounds('deep', 'tint')).toEqual(['deep', 'tint'])
})

const heroGroundOf = (hero: object) => pageOf([{ type: 'hero', ...hero }]).sections[0]?.tone

test('a hero that names no ground has that of its layout', () => {
  expect(heroGroundOf({ variant: 'dark-form' })).toBe('deep')
  expect(heroGroundOf({ variant: 'stage', tone: 'tint' })).toBe('tint')
  expect(heroGroundOf({})).toBe('paper')
})

const afterOf = (url: string) =>
  pageOf([
    {
      type: 'form',
      after: { url },
      fields: [{ type: 'email', name: 'email', label: 'Email' }],
      button: { label: 'Send', busy: 'Sending...' },
      messages: { missing: { title: 'a' }, success: { title: 'b' }, error: { title: 'c' } },
    },
  ]).sections.find((section) => section.type === 'form')?.after

test('of the page after a form, a browser knows the host alone before it is sent', () => {
  expect(afterOf('https://nora.example/bonus?n={firstName}')).toEqual({ url: 'https://nora.example' })
  expect(afterOf('/bonus')).toEqual({ url: '/' })
})

const success = {
  type: 'success',
  title: 'Done',
  action: { label: 'Open it', href: '@deliverable' },
  link: { label: 'Save the date', href: '@calendar' },
}
const event = { step: 'event', capacity: 9, starts: '2027-02-11T18:00:00-08:00' }
const linksIn = (more: object) => {
  const page = pageOf(
    [success, { type: 'cta', title: 'Go', action: { label: 'Save', href: '@calendar' } }],
    more,
  )
  expect(JSON.stringify(page)).not.toContain('meet.example')
  return page.sections.flatMap((section) =>
    'action' in section ? [section.action?.href, ...('link' in section ? [section.link?.href] : [])] : [],
  )
}

test('a page has the address of what is public, and of what is private a link that opens for nobody', () => {
  expect(linksIn({ deliverable: 'plan.md', pipeline: [event] })).toEqual([
    '/assets/nora/plan.pdf',
    '/assets/nora/x.ics',
    '/assets/nora/x.ics',
  ])
  const place = 'Zoom: https://meet.example/j/1'
  const deliverable = { file: 'plan.md', private: true }
  expect(linksIn({ deliverable, pipeline: [{ ...event, place }] })).toEqual([
    '/private/nora/x/plan.pdf',
    '/private/nora/x/calendar.ics',
    '/assets/nora/x.ics',
  ])
})
