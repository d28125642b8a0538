import type { FastifyReply } from 'fastify'
import { Refused } from '../http/refusal.ts'
import type { Release } from '../release/load-release.ts'

export type WithStaffApp = { releases: { current: () => Pick<Release, 'staffApp'> } }

/** Sends the app's document, which is the same for all of its paths. Throws `Refused` until the live release has it. */
export const sendStaffApp = ({ releases }: WithStaffApp, reply: FastifyReply): FastifyReply => {
  const { staffApp } = releases.current()
  if (!staffApp) throw new Refused('temporarily_unavailable', { message: toCome, headers: soon })
  return reply
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(documentOf(staffApp))
}

const toCome =
  'The staff area is being made ready and opens here in a few seconds. If it does not, run "npm run publish".'
/** The browser asks again by itself. */
const soon = { refresh: '2', 'retry-after': '2' }

/** `frame-src`: mails, each with a policy of its own. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ')

/** `script` and `styles` are names that the build made: nothing in them needs an escape. */
const documentOf = ({ script, styles }: { script: string; styles: string }): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    '<meta name="robots" content="noindex"><title>Porchlight</title><link rel="icon" href="data:,">',
    `<link rel="stylesheet" href="${styles}"><script type="module" src="${script}"></script></head>`,
    '<body><div id="app"></div><noscript>The staff area needs JavaScript.</noscript></body></html>',
  ].join('')
