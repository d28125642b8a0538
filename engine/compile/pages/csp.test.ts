import { expect, test } from 'vitest'
import type { Analytics } from '../../campaign/schema/analytics.ts'
import { contentSecurityPolicy } from './csp.ts'

test('the policy allows the inlined style and script by hash and nothing else inline', () => {
  const policy = contentSecurityPolicy({ styles: ['p{color:red}'], script: 'let a' })
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/]{43}='/)
  expect(policy).toMatch(/style-src 'sha256-[A-Za-z0-9+/]{43}='/)
  expect(policy).not.toMatch(/unsafe|\*|http/)
  expect(policy).not.toContain('frame-src')
})

test('a page with a stylesheet for paper may fetch stylesheets of its own host, and still inline nothing else', () => {
  const policy = contentSecurityPolicy({ styles: ['p{color:red}'], sheet: '/assets/later.css' })
  expect(policy).toMatch(/;style-src 'self' 'sha256-[A-Za-z0-9+/]{43}=';/)
  expect(policy).not.toMatch(/unsafe|\*|http/)
})

test('a page with a calendar of another host may ask and show that host alone', () => {
  const frames = ['https://calendly.com/nora/slot', 'https://calendly.com/nora/other']
  const policy = contentSecurityPolicy({ styles: [''], frames })
  expect(policy).toContain(';frame-src https://calendly.com;')
  expect(policy).toContain(";connect-src 'self' https://calendly.com;")
})

test('a form that leads to a page of another host may be sent there alone', () => {
  const policy = contentSecurityPolicy({ styles: [''], next: 'https://ann.example' })
  expect(policy).toContain(";form-action 'self' https://ann.example;")
})

test('a page with a film may show its player, and ask its host for nothing else', () => {
  const policy = contentSecurityPolicy({ styles: [''], players: ['https://player.vimeo.com/video/1?dnt=1'] })
  expect(policy).toContain(';frame-src https://player.vimeo.com;')
  expect(policy).toContain(";connect-src 'self';")
})

test('a page with a film of the site may play films of this site, and no other page may', () => {
  expect(contentSecurityPolicy({ styles: [''], hasFilm: true })).toContain(";media-src 'self';")
  expect(contentSecurityPolicy({ styles: [''] })).not.toContain('media-src')
})

const policy = (analytics: Analytics) => contentSecurityPolicy({ styles: [''], script: 'let a', analytics })

test('a page with analytics opens for the hosts of its services alone, each where the service needs it', () => {
  const plausible = policy({ plausible: 'sleep.example' })
  expect(plausible).toMatch(/;script-src 'self' 'sha256-[^']+' https:\/\/plausible\.io;/)
  expect(plausible).toContain(";connect-src 'self' https://plausible.io;")
  expect(plausible).toContain(";img-src 'self' data:;")
  const matomo = policy({ matomo: { url: 'https://stats.sleep.example/m/', site: 3, cookies: false } })
  expect(matomo.match(/https:[^ ;]+/g)).toEqual(
    Array.from({ length: 3 }, () => 'https://stats.sleep.example'),
  )
  const meta = policy({ metaPixel: '123456789012345' })
  expect(meta).toContain(";img-src 'self' data: https://www.facebook.com;")
  expect(meta).not.toContain('google')
  for (const one of [plausible, matomo, meta]) expect(one).not.toMatch(/unsafe|frame-src/)
  expect(policy({})).toBe(contentSecurityPolicy({ styles: [''], script: 'let a' }))
})
