import { expect, it } from 'vitest'
import { attributionOf } from './submission-request.ts'

it('sends where a visitor came from, and nothing else of the address', () => {
  const place = { search: '?utm_source=news&utm_medium=&email=v@d.co&gclid=abc', pathname: '/sugarfree' }
  expect(attributionOf(place, 'https://example.com/post')).toEqual({
    utm_source: 'news',
    gclid: 'abc',
    referrer: 'https://example.com/post',
    landingPath: '/sugarfree',
    zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
})

it('cuts values that are too long', () => {
  const { utm_source } = attributionOf({ search: `?utm_source=${'x'.repeat(9000)}`, pathname: '/' }, '')
  expect(utm_source).toHaveLength(300)
})
