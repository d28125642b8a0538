import { randomUUID } from 'node:crypto'
import { fillEmail, greetingName, mailId } from '../../../engine/campaign/mail/fill-email.ts'
import { ownDataStem } from '../../../engine/campaign/mail/own-mails.ts'
import type { CompiledEmail, SiteCoach } from '../../../engine/campaign/release/release.ts'
import type { Pool } from '../../adapters/postgres.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Refused } from '../../http/refusal.ts'
import { mailHeaders, originOf } from '../../pipeline/mail/compose-mail.ts'
import { deliverNow } from '../../pipeline/mail/deliver.ts'
import type { Clock, Log, Mailer, OutgoingMail, WithSite } from '../../ports.ts'
import { findLink } from '../../subscriptions/unsubscribe-link.ts'
import type { Context } from '../commands/command.ts'
import { findByAddress, type Person } from '../person/person.ts'
import { keyLife, ownDataKey } from './own-data-key.ts'

export type MailDeps = WithSite & {
  pool: Pool
  clock: Clock
  log: Log
  mailer: Mailer
  secret: string
  forgetMails?: Context['forgetMails']
  publicOrigin: string
  mailRate?: number | undefined
}

/** In 24 hours, to one person of one coach: whoever has one mail of theirs can ask. */
export const mostLinks = 5

/**
 * Mails the link that opens what is stored, to the address itself: whoever holds an old or a forwarded mail sees nothing. It leaves to
 * those who unsubscribed, too, as they asked for it. Throws `Refused` while mails do not leave.
 */
export const mailOwnDataLink = async (deps: MailDeps, token: string, ipHash: string): Promise<void> => {
  const { pool, clock } = deps
  const link = await findLink(pool, token)
  const person = link && (await findByAddress(pool, link.coach, link.addressHash))
  if (!person) return
  const { site } = deps.releases.current()
  const [coach, email] = [site.coaches[person.coach], site.emails[mailId(person.coach, ownDataStem)]]
  if (!coach || !email) throw new Refused('step_failed')
  const booked = await book(pool, person, { now: clock.now(), ipHash })
  if (booked === null) return
  if (!(await send(deps, composed(deps, { person, coach, email, token })))) {
    await pool.query('delete from audit_log where id = $1', [booked])
    throw new Refused('step_failed')
  }
}

/** False: it did not leave. An address that is refused for good is answered as any other. */
export const send = async (deps: MailDeps, mail: OutgoingMail): Promise<boolean> => {
  const { kind } = await deliverNow(deps, mail)
  if (kind !== 'sent') deps.log.warn({ kind }, 'A mail about stored data did not leave.')
  return kind === 'sent' || kind === 'refused'
}

/** Its row in the audit log; null: past the limit. */
const book = (pool: Pool, { coach, addressHash }: Person, { now, ipHash }: { now: Date; ipHash: string }) =>
  inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`own-data ${addressHash}`])
    const { rows } = await client.query<{ id: string }>(insert, [
      addressHash,
      ipHash,
      JSON.stringify({ coach }),
      now,
      coach,
      mostLinks,
    ])
    return rows[0]?.id ?? null
  })

const insert = `
insert into audit_log (actor, action, subject, ip_hash, details, created_at)
select 'visitor', 'own_data_link_sent', $1, $2, $3::jsonb, $4
where (
  select count(*) from audit_log
  where subject = $1 and action = 'own_data_link_sent' and details->>'coach' = $5
    and created_at > $4::timestamptz - interval '24 hours') < $6
returning id`

type Parts = { person: Person; coach: SiteCoach; email: CompiledEmail; token: string }

const composed = (
  { secret, publicOrigin, clock }: MailDeps,
  { person, coach, email, token }: Parts,
): OutgoingMail => {
  const { sender } = coach
  const origin = originOf(coach, publicOrigin)
  const endsAt = new Date(clock.now().getTime() + keyLife)
  const unsubscribeUrl = `${origin}/u/${token}`
  const values = {
    name: greetingName(person.leads.findLast(({ name }) => name !== null)?.name, ''),
    email: person.email,
    unsubscribeUrl,
    siteUrl: origin,
    pageUrl: `${unsubscribeUrl}/data/${ownDataKey(secret, { token, addressHash: person.addressHash }, endsAt)}`,
    deliverableUrl: '',
    calendarUrl: '',
    schedulerUrl: '',
  }
  return {
    ...fillEmail(email, values),
    messageId: `${randomUUID()}@${sender.address.slice(sender.address.lastIndexOf('@') + 1)}`,
    from: { name: sender.name, address: sender.address },
    ...(sender.replyTo && { replyTo: sender.replyTo }),
    to: person.email,
    headers: mailHeaders(unsubscribeUrl),
  }
}
