import { randomUUID } from 'node:crypto'
import { escapeHtml } from '../../engine/campaign/mail/fill-email.ts'
import type { SiteCoach } from '../../engine/campaign/release/release.ts'
import { dirOf, usualLang } from '../../engine/words/lang.ts'
import { wordsOf } from '../../engine/words/words.ts'
import type { Pool } from '../adapters/postgres.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Clock, Mailer } from '../ports.ts'
import { addressHash, unsubscribeToken } from '../settings/keys.ts'
import { mostConfirmations } from '../subscriptions/mail-cap.ts'
import { originOf } from '../pipeline/mail/compose-mail.ts'
import { deliverNow } from '../pipeline/mail/deliver.ts'
import { ownLink } from '../subscriptions/own-link.ts'
import { suppress } from '../subscriptions/suppress.ts'
import type { SuppressionReason } from '../db/why-suppressed.ts'
import type { Staff } from './try-again.ts'

export type StaffMail = {
  coach: SiteCoach
  to: string
  subject: string
  html: string
  text: string
  calledBy: string
  /** In 24 hours, to one address. Default: three. */
  most?: number
}

export type StaffMailEnd =
  | { kind: 'sent' }
  | { kind: 'suppressed'; reason: SuppressionReason }
  /** The address has reached its daily limit of this coach and name. */
  | { kind: 'capped' }
  | { kind: 'failed'; publicMessage: string; detail: string }

export type SendStaffMail = (mail: StaffMail, by: Staff) => Promise<StaffMailEnd>

type MailDeps = {
  pool: Pool
  clock: Clock
  mailer: Mailer
  secret: string
  publicOrigin: string
  mailRate?: number | undefined
}

/** In a day, to one address. */
export const mostTests = 100

/** The audit log has a hash of the address; no text is stored. */
export const createStaffMail = (deps: MailDeps): SendStaffMail => {
  const { pool, clock, secret } = deps
  return async (mail, by) => {
    const { coach, to } = mail
    const hash = addressHash(secret, to)
    const allowed = await book(deps, mail, hash, by)
    if (allowed === 'capped') return { kind: allowed }
    if (allowed !== 'yes') return { kind: 'suppressed', reason: allowed }
    const result = await deliverNow(deps, composed(mail, deps))
    if (result.kind === 'sent') return { kind: 'sent' }
    if (result.kind === 'refused' && result.suppress)
      await inTransaction(pool, (client) =>
        suppress(client, { coach: coach.slug, addressHash: hash, reason: 'refused', now: clock.now() }),
      )
    return { kind: 'failed', publicMessage: result.publicMessage, detail: result.detail }
  }
}

const book = ({ pool, clock, secret }: MailDeps, mail: StaffMail, hash: string, by: Staff) =>
  inTransaction(pool, async (client): Promise<'yes' | 'capped' | SuppressionReason> => {
    const { slug } = mail.coach
    const token = unsubscribeToken(secret, slug, mail.to)
    const now = clock.now()
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [token])
    const { rows } = await client.query<{ suppression: SuppressionReason | null; count: number }>(standing, [
      slug,
      hash,
      new Date(now.getTime() - 24 * 3_600_000),
      mail.calledBy,
    ])
    if (rows[0]?.suppression) return rows[0].suppression
    if ((rows[0]?.count ?? 0) >= (mail.most ?? mostConfirmations)) return 'capped'
    await client.query(
      `insert into unsubscribe_links (token, coach, address_hash, created_at) values ($1, $2, $3, $4)${ownLink}`,
      [token, slug, hash, now],
    )
    const details = JSON.stringify({ coach: slug, function: mail.calledBy })
    await client.query(
      `insert into audit_log (actor, action, subject, ip_hash, details, created_at)
       values ($1, 'staff_mail', $2, $3, $4::jsonb, $5)`,
      [by.staff, hash, by.ipHash, details, now],
    )
    return 'yes'
  })

const standing = `
select (select reason from suppressions where coach = $1 and address_hash = $2) as suppression,
  (select count(*)::int from audit_log
   where action = 'staff_mail' and subject = $2 and details->>'coach' = $1 and details->>'function' = $4
     and created_at > $3) as count`

const composed = ({ coach, to, subject, html, text }: StaffMail, { publicOrigin, secret }: MailDeps) => {
  const { sender, postalAddress, lang = usualLang } = coach
  const words = wordsOf(lang).mail
  const leave = `${originOf(coach, publicOrigin)}/u/${unsubscribeToken(secret, coach.slug, to)}`
  const links: [words: string, url: string][] = [
    [words.unsubscribe, leave],
    [words.ownData, `${leave}/data`],
  ]
  const linked = links.map(([name, url]) => `<a href="${url}" style="color:#56607a">${name}</a>`)
  const below = `<p lang="${lang}" dir="${dirOf(lang)}" style="${foot}">${escapeHtml(postalAddress)}<br>${linked.join(' · ')}</p>`
  return {
    messageId: `${randomUUID()}@${sender.address.slice(sender.address.lastIndexOf('@') + 1)}`,
    from: { name: sender.name, address: sender.address },
    ...(sender.replyTo && { replyTo: sender.replyTo }),
    to,
    subject,
    html: `<div style="${look}">${html}\n${below}</div>`,
    text: `${text}\n\n--\n${[postalAddress, ...links.map((link) => link.join(': '))].join('\n')}\n`,
    headers: {
      'List-Unsubscribe': `<${leave}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

/** Few words, without the art of a campaign: they still should read well. */
const look =
  'max-width:34rem;margin:0 auto;padding:1.5rem;color:#1d2433;font:16px/1.6 system-ui,-apple-system,Segoe UI,Roboto,sans-serif'
const foot = 'margin-top:2rem;padding-top:1rem;border-top:1px solid #dde3ee;color:#56607a;font-size:14px'
