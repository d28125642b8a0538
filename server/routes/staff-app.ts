import type { FastifyInstance } from 'fastify'
import { getMe } from '../../engine/campaign/staff/me.ts'
import { normalizeEmail } from '../../engine/campaign/form/email-address.ts'
import { Refused } from '../http/refusal.ts'
import type { Mailbox } from '../ports.ts'
import type { Release } from '../release/load-release.ts'
import { requireStaff, type StaffDeps } from '../staff/require-staff.ts'
import { serveEndpoint } from '../staff/serve-endpoint.ts'

export type StaffAppDeps = StaffDeps & {
  releases: { current: () => Pick<Release, 'site' | 'staffApp'> }
  mailbox: Pick<Mailbox, 'list'> | null
}

/** The app of staff: one document for all its paths. */
export const staffAppRoutes = (app: FastifyInstance, deps: StaffAppDeps) => {
  app.register(async (staff) => {
    staff.addHook('onRequest', requireStaff(deps))

    serveEndpoint(staff, deps, getMe, async (_, { staff: email, role, coaches }) => {
      const { site } = deps.releases.current()
      const person = site.staff.find((each) => normalizeEmail(each.email) === email)
      return {
        site: site.name,
        staff: email,
        name: person?.name ?? null,
        role,
        coaches: coaches && [...coaches],
        hasMailbox: deps.mailbox !== null && coaches === null,
      }
    })

    for (const path of ['/staff/api', '/staff/api/*'])
      staff.route({
        method: ['GET', 'POST'],
        url: path,
        handler: async () => {
          throw new Refused('not_found')
        },
      })

    for (const path of ['/staff', '/staff/*'])
      staff.get(path, async (_request, reply) => {
        const { staffApp } = deps.releases.current()
        if (!staffApp) throw new Refused('not_configured', { message: olderRelease })
        return reply
          .headers({ 'content-security-policy': policy, 'x-robots-tag': 'noindex' })
          .type('text/html; charset=utf-8')
          .send(documentOf(staffApp))
      })
  })
}

const olderRelease =
  'The live release is older than this server and has no staff area yet: run "npm run build" or "npm run publish".'

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
