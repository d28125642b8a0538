import type { SinkMail } from '../fakes/smtp-sink.ts'
import type { Visitor } from './visitors.ts'

export type Rows = {
  leads: { id: string; email: string }[]
  submissions: { id: string; lead_id: string | null; email: string }[]
  consents: { lead_id: string }[]
  runs: { lead_id: string; state: string }[]
}

export type Count = { what: string; count: number; isViolation: boolean; examples: string[] }

export const countFindings = (visitors: Visitor[], rows: Rows, mails: SinkMail[], kills: number): Count[] => {
  const leadOf = new Map(rows.leads.map((lead) => [lead.email, lead.id]))
  const submitted = new Set(rows.submissions.map(({ lead_id }) => lead_id))
  const consented = new Set(rows.consents.map(({ lead_id }) => lead_id))
  const stateOf = new Map(rows.runs.map(({ lead_id, state }) => [lead_id, state]))
  const leadIds = new Set(leadOf.values())
  const mailsOf = Map.groupBy(mails, ({ to }) => to[0] ?? '')
  const isOver = (email: string) => /^(failed|unknown)$/.test(stateOf.get(leadOf.get(email) ?? '') ?? '')

  const acknowledged = emails(visitors, 'acknowledged')
  const stored = [...leadOf.keys()]
  const copies = [...mailsOf].map(([email, all]) => ({
    email,
    count: all.length,
    ids: new Set(all.map((mail) => mail.messageId)),
  }))
  const extra = copies.reduce((sum, { count }) => sum + count - 1, 0)
  const strays = [...rows.submissions, ...rows.consents, ...rows.runs].filter(
    ({ lead_id }) => lead_id === null || !leadIds.has(lead_id),
  )
  return [
    reported('visitors', visitors.length),
    reported('acknowledged', acknowledged.length),
    reported('unanswered or refused', visitors.length - acknowledged.length),
    reported(
      'of these stored all the same',
      visitors.filter((each) => each.outcome !== 'acknowledged' && leadOf.has(each.email)).length,
    ),
    reported('mails accepted', mails.length),
    reported('addresses with a second copy', copies.filter(({ count }) => count > 1).length),
    reported(
      'mails that may have left (unknown)',
      rows.runs.filter(({ state }) => state === 'unknown').length,
    ),
    wrong(
      'acknowledged leads lost',
      acknowledged.filter((email) => !leadOf.has(email)),
    ),
    wrong(
      'leads without submission, consent or outbox row',
      stored.filter((email) => {
        const id = leadOf.get(email) ?? ''
        return !submitted.has(id) || !consented.has(id) || !stateOf.has(id)
      }),
    ),
    wrong(
      'rows without a lead',
      strays.map(({ lead_id }) => String(lead_id)),
    ),
    wrong(
      'people stored twice',
      stored.length === rows.leads.length ? [] : [`${rows.leads.length - stored.length} leads`],
    ),
    wrong(
      'leads never mailed',
      stored.filter((email) => !mailsOf.has(email) && !isOver(email)),
    ),
    wrong(
      'mails to people who were not stored',
      [...mailsOf.keys()].filter((email) => !leadOf.has(email)),
    ),
    wrong(
      'addresses with three copies or more',
      copies.filter(({ count }) => count > 2).map(({ email }) => email),
    ),
    wrong(
      'copies that differ in Message-ID',
      copies.filter(({ ids }) => ids.size > 1).map(({ email }) => email),
    ),
    wrong('more second copies than four a kill', extra > kills * 4 ? [`${extra} copies`] : []),
    wrong(
      'outbox rows that never ended',
      rows.runs.filter(({ state }) => /^(pending|running)$/.test(state)).map(({ lead_id }) => lead_id),
    ),
  ]
}

const emails = (visitors: Visitor[], outcome: Visitor['outcome']) =>
  visitors.filter((each) => each.outcome === outcome).map(({ email }) => email)

const reported = (what: string, count: number): Count => ({ what, count, isViolation: false, examples: [] })
const wrong = (what: string, found: string[]): Count => ({
  what,
  count: found.length,
  isViolation: found.length > 0,
  examples: found.slice(0, 3),
})
