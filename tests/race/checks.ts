import { setTimeout as pause } from 'node:timers/promises'
import { countOutcome } from './guests.ts'
import type { Guest } from './guests.ts'
import type { TwoServers } from './two-servers.ts'

export type Result = {
  ok: number
  full: number
  /** Every other response, such as a 5xx. */
  other: number
  unanswered: number
  /** Registrations, complete ones (with lead, submission and consent), and seats that the event counts as taken. */
  rows: number
  whole: number
  taken: number
  /** `copies`: second mails to one person; `strays`: mails to people without a seat. */
  mailed: number
  copies: number
  strays: number
  ms: number
  /** People who sent a second time: asked to come back by a 503, or left without a response by a kill. */
  again: number
}

const settleWithinMs = 60_000

/** Counts responses, rows and mails, once every mail has been sent. */
export const countResult = async (
  { query, sink }: Pick<TwoServers, 'query' | 'sink'>,
  event: string,
  guests: Guest[],
  ms: number,
): Promise<Omit<Result, 'again'>> => {
  await settled(query)
  const [stored] = await query<Pick<Result, 'rows' | 'whole' | 'taken'>>(count, [event])
  if (!stored) throw new Error(`There is no event ${event}.`)
  const registered = new Set(
    (await query<{ email: string }>('select email from registrations where event = $1', [event])).map(
      ({ email }) => email,
    ),
  )
  const mails = await sink.mails()
  const mailed = new Set(mails.map(({ to }) => to[0] ?? ''))
  const ok = countOutcome(guests, 'ok')
  const full = countOutcome(guests, 'full')
  const unanswered = countOutcome(guests, 'unanswered')
  return {
    ok,
    full,
    other: guests.length - ok - full - unanswered,
    unanswered,
    ...stored,
    mailed: mailed.size,
    copies: mails.length - mailed.size,
    strays: [...mailed].filter((email) => !registered.has(email)).length,
    ms: Math.round(ms),
  }
}

export const faultsOf = (
  result: Result,
  { guests, capacity }: { guests: number; capacity: number },
): string[] => {
  const wanted: Omit<Result, 'ms' | 'copies' | 'again'> = {
    ok: capacity,
    full: guests - capacity,
    other: 0,
    unanswered: 0,
    rows: capacity,
    whole: capacity,
    taken: capacity,
    mailed: capacity,
    strays: 0,
  }
  const found = new Map(Object.entries(result))
  return Object.entries(wanted).flatMap(([what, number]) =>
    found.get(what) === number ? [] : [`${what} is ${found.get(what)}, not ${number}`],
  )
}

const settled = async (query: TwoServers['query']) => {
  const deadline = Date.now() + settleWithinMs
  const open = "select count(*)::int as open from step_runs where state in ('pending', 'running')"
  while (Date.now() < deadline) {
    const [row] = await query<{ open: number }>(open)
    if (row?.open === 0) return
    await pause(20)
  }
}

const count = `
select
  (select count(*)::int from registrations where event = events.id) as rows,
  (select count(*)::int from registrations registration
   join leads lead on lead.id = registration.lead_id and lead.email = registration.email
   join submissions submission on submission.id = registration.submission_id and submission.lead_id = lead.id
   join consents consent on consent.submission_id = submission.id
   where registration.event = events.id) as whole,
  taken
from events where id = $1`
