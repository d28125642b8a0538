import { expect, test } from 'vitest'
import { linkOf, linkQuery, sourceOf } from './visit-source.ts'

const isOwn = (host: string) => host === 'coach.test'

test.each<[string, Record<string, string>, string]>([
  [
    'by a named link',
    Object.fromEntries(new URLSearchParams(linkQuery('reels', 'instagram'))),
    'instagram/reels',
  ],
  ['with utm_source', { utm_source: 'Spring Mail', referrer: 'https://mail.test/' }, 'spring-mail'],
  ['from another site', { referrer: 'https://www.example.com/post?x=y' }, 'example.com'],
  ['from a page of its own', { referrer: 'https://coach.test/guide' }, 'direct'],
  ['from nowhere', {}, 'direct'],
  ['with a medium alone', { utm_medium: 'link', utm_campaign: 'reels' }, 'direct'],
  ['from something that is no address', { referrer: 'not an address' }, 'direct'],
  ['with an address of a person', { utm_source: 'ann@example.com' }, 'other'],
  ['with nothing but signs', { utm_source: '<<>>' }, 'other'],
  ['with hostile signs', { utm_source: '"><script>alert(1)</script>' }, 'script-alert-1-/script'],
  ['in another script', { utm_source: 'Привет' }, 'привет'],
])('a visit %s', (_, visit, source) => expect(sourceOf(visit, isOwn)).toBe(source))

test('a source is short', () => expect(sourceOf({ utm_source: 'x'.repeat(500) }, isOwn)).toHaveLength(60))

test('only a named link has a name', () => {
  expect(linkOf({ utm_source: 'instagram', utm_medium: 'link', utm_campaign: 'reels' })).toBe('reels')
  expect(linkOf({ utm_source: 'instagram', utm_medium: 'social', utm_campaign: 'reels' })).toBeNull()
})
