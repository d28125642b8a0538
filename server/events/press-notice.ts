import type { Client } from '../adapters/postgres.ts'
import { noticeKey, notifyGuests } from '../db/notify-guests.ts'
import { lockSync } from '../db/sync-site.ts'

/** `actor`: a member of staff, or "operator". */
export type Press = { event: string; actor: string; ipHash: string | null; now: Date }

type Database = Pick<Client, 'query'>

/**
 * Notifies all guests of what is true now. Returns how many get a mail; null: nothing waits (any more), the event is
 * over, or its file is gone. Must run in a transaction; changes of files wait for it.
 */
export const sendWaitingNotice = async (client: Database, press: Press): Promise<number | null> => {
  await lockSync(client)
  const { rows } = await client.query<Taken>(take, [press.event, press.now])
  const notice = rows[0]
  if (!notice) return null
  const { sequence, kind, coach, email, campaignId, formerStart, formerPlace } = notice
  const row = {
    event: press.event,
    coach,
    campaign_id: campaignId,
    key: noticeKey(kind, sequence),
    email,
    config: { sequence, formerStart, formerPlace },
  }
  const guests = await notifyGuests(client, [row], press.now)
  await audit(client, press, 'event_notice_sent', { kind, guests })
  return guests
}

/** False: nothing waits. Must run in a transaction. */
export const dismissWaitingNotice = async (client: Database, press: Press): Promise<boolean> => {
  await lockSync(client)
  const { rowCount } = await client.query('delete from event_notices where event = $1', [press.event])
  if (!rowCount) return false
  await audit(client, press, 'event_notice_dismissed', {})
  return true
}

type Taken = {
  sequence: number
  kind: 'moved' | 'cancelled'
  coach: string
  email: string
  campaignId: string
  formerStart: string | null
  formerPlace: string | null
}

const take = `
delete from event_notices notice using events event
where notice.event = $1 and event.id = notice.event and event.status <> 'withdrawn'
  and (event.ends_at is null or event.ends_at > $2::timestamptz)
returning event.sequence, case event.status when 'cancelled' then 'cancelled' else 'moved' end as kind,
          split_part(event.id, '/', 1) as coach, notice.email, event.campaign_id as "campaignId",
          notice.starts_as as "formerStart", notice.place as "formerPlace"`

const audit = (client: Database, { event, actor, ipHash, now }: Press, action: string, details: object) =>
  client.query(
    `insert into audit_log (actor, action, subject, ip_hash, details, created_at) values ($1, $2, $3, $4, $5::jsonb, $6)`,
    [actor, action, event, ipHash, JSON.stringify(details), now],
  )
