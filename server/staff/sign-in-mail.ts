import { randomUUID } from 'node:crypto'
import { escapeHtml } from '../../engine/campaign/mail/fill-email.ts'
import { normalizeEmail } from '../../engine/campaign/form/email-address.ts'
import type { ServedSite } from '../../engine/campaign/release/release.ts'
import type { Pool } from '../adapters/postgres.ts'
import type { Clock, Log, Mailer, OutgoingMail, WithSite } from '../ports.ts'
import { sees } from '../people/coaches.ts'
import type { SignIn } from './sign-in.ts'
import { signInMailWords as words } from './tool-words.ts'

type Deps = WithSite & {
  pool: Pool
  clock: Clock
  log: Log
  mailer: Mailer
  publicOrigin: string
  signIn: Pick<SignIn, 'createLinkFor'>
}

/** Milliseconds. */
const within = 30_000

/**
 * Mails a sign-in link to an address of the staff. Nobody may wait for it: how long it takes, and how it ends, would show
 * who is on the staff.
 */
export const createSignInMail =
  ({ pool, clock, log, mailer, publicOrigin, releases, signIn }: Deps) =>
  async (typed: string, ipHash: string): Promise<void> => {
    try {
      const email = normalizeEmail(typed)
      const made = email === null ? null : await signIn.createLinkFor(email, publicOrigin)
      await pool.query(audit, [made ? email : 'unknown', ipHash, clock.now()])
      if (!made || email === null) return
      const { site } = releases.current()
      const sender = Object.values(site.coaches).find(({ slug }) => sees(made.member.coaches, slug))?.sender
      if (!sender) return log.warn({}, 'A sign-in link was not mailed: no coach has a sender.')
      const hooks = { beforeBody: async () => {}, signal: AbortSignal.timeout(within) }
      const result = await mailer.send(composed({ to: email, link: made.link, sender, site }), hooks)
      if (result.kind !== 'sent')
        log.warn({ kind: result.kind }, 'A sign-in link was not mailed; "npm run staff -- link" prints one.')
    } catch (error) {
      log.warn({ err: error }, 'A sign-in link could not be made.')
    }
  }

const audit = `
insert into audit_log (actor, action, ip_hash, created_at) values ($1, 'sign_in_link_requested', $2, $3)`

type Parts = { to: string; link: string; sender: OutgoingMail['from']; site: Pick<ServedSite, 'name'> }

const composed = ({ to, link, sender, site }: Parts): OutgoingMail => ({
  messageId: `${randomUUID()}@${sender.address.slice(sender.address.lastIndexOf('@') + 1)}`,
  from: { name: site.name, address: sender.address },
  to,
  subject: words.subject(site.name),
  text: `${words.open}\n${link}\n\n${words.once}\n${words.ignore}\n`,
  html: `<p>${words.open}</p><p><a href="${escapeHtml(link)}">${words.button}</a></p><p>${words.once}<br>${words.ignore}</p>`,
  headers: { 'auto-submitted': 'auto-generated' },
})
