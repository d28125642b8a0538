import type { SinkMail } from '../fakes/smtp-sink.ts'
import type { Product } from '../product.ts'
import type { Stage } from './stage.ts'

type Query = Product['query']

/** SMTP sessions of one process: a kill leaves as many mails in doubt. */
const sessions = 5

/**
 * Invariants after every fault: each lead has all of its rows, no row is left over, no event is oversold, and no mail has more
 * copies than the faults explain. Returns the breaches.
 */
export const breachesOf = async ({ product, sink, faultsDone }: Stage): Promise<string[]> => {
  const { query } = product
  const rows = await query(counts)
  const breaches = Object.entries(rows[0] ?? {}).flatMap(([what, count]) =>
    Number(count) > 0 ? [`${String(count)} ${what}`] : [],
  )
  // Before the mails are read: a mail sent meanwhile is no breach.
  const rowsSent = await query("select id from step_runs where state = 'sent' and email is not null")
  const sent = rowsSent.map(({ id }) => String(id))
  return [...breaches, ...(await copies(query, sink.mails(), faultsDone() * sessions, sent))]
}

const counts = `
select
  (select count(*) from leads where not exists (select 1 from submissions where lead_id = leads.id)) as "leads without submission",
  (select count(*) from leads where not exists (select 1 from consents where lead_id = leads.id)) as "leads without consent",
  (select count(*) from leads where not exists (select 1 from step_runs where lead_id = leads.id)
     and not exists (select 1 from user_journeys where lead_id = leads.id)) as "leads without outbox row",
  (select count(*) from submissions where lead_id is null and state = 'stored') as "submissions without lead",
  (select count(*) from (select 1 from leads group by campaign_id, email having count(*) > 1) twice) as "people stored twice",
  (select count(*) from step_runs where state = 'running' and lease_until < now() - interval '60 seconds') as "rows nobody freed",
  (select count(*) from events where taken > capacity
     or taken <> (select count(*) from registrations where event = events.id)) as "events with wrong places"`

/** The Message-ID contains the id of the outbox row, which distinguishes copies from other mails. */
const copies = async (
  query: Query,
  mails: SinkMail[],
  extraCopies: number,
  sent: string[],
): Promise<string[]> => {
  const byId = Map.groupBy(mails, ({ messageId }) => messageId)
  const counted = [...byId.values()].map((all) => all.length)
  const extra = counted.reduce((sum, count) => sum + count - 1, 0)
  const drips = new Set(
    (await query("select id from step_runs where step = 'journey'")).map(({ id }) => String(id)),
  )
  const twice = [...byId].filter(([id, all]) => all.length > 1 && drips.has(id.split('@')[0] ?? ''))
  const mailed = new Set([...byId.keys()].map((id) => id.split('@')[0]))
  const unmailed = sent.filter((id) => !mailed.has(id)).length
  return [
    ...(Math.max(0, ...counted) > 2 ? [`${Math.max(...counted)} copies of one mail`] : []),
    ...(extra > extraCopies ? [`${extra} extra copies, ${extraCopies} allowed`] : []),
    ...(twice.length > 0 ? [`${twice.length} mails of journeys twice`] : []),
    ...(unmailed > 0 ? [`${unmailed} rows sent but never mailed`] : []),
  ]
}
