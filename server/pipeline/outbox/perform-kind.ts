import { wordsOf } from '../../../engine/words/words.ts'
import { linkOf } from '../../../engine/campaign/form/visit-source.ts'
import { campaignOfRow } from '../../../engine/campaign/release/on-date.ts'
import { askAgainStem } from '../../../engine/campaign/mail/own-mails.ts'
import { prepared, type Pool, inBatches } from '../../adapters/postgres.ts'
import { waitingKey } from '../../db/waiting-notices.ts'
import { sendNotice } from '../../events/event-notice.ts'
import { noticeWords, untold } from '../../events/notice-words.ts'
import { findWaitingNotices } from '../../events/waiting-notices.ts'
import { againTokenOf } from '../mail/ask-again.ts'
import { sendToCoach, sendEmail } from '../mail/compose-mail.ts'
import { listErasureKey, performListErasure } from './list-erasure.ts'
import { digestText } from '../mail/digest.ts'
import { whySuppressed } from '../../db/why-suppressed.ts'
import type { PerformContext, StepResult } from '../step.ts'
import type { LeasedRun } from './run.ts'
import { cancelled, notYet, type Attempt, type PersonAttempt, type Person } from './attempt.ts'
import type { SiteCampaign } from '../../../engine/campaign/release/release.ts'
import { greetingName } from '../../../engine/campaign/mail/fill-email.ts'
import { LeaseLost } from './mark-dispatched.ts'

const eventNotice = /^event:(moved|cancelled):\d+$/

export const performKind = async (attempt: Attempt): Promise<StepResult> => {
  if (attempt.run.leadId === null) return performForCoach(attempt)
  const ready = await withPerson(attempt)
  if ('kind' in ready) return ready
  const { email, isDrip, key } = ready.run
  // Before journeys: it has their priority.
  if (email?.endsWith(`/${askAgainStem}`)) return performAskAgain(ready)
  if (isDrip) return performJourneyMail(ready)
  return eventNotice.test(key) ? performEventNotice(ready) : performStep(ready)
}

const performForCoach = (attempt: Attempt): Promise<StepResult> => {
  const { key } = attempt.run
  if (key === listErasureKey) return performListErasure(attempt)
  return key === waitingKey ? performWaitingNotice(attempt) : performDigest(attempt)
}

const performWaitingNotice = async (attempt: Attempt): Promise<StepResult> => {
  const { deps, run } = attempt
  const [notice] = await findWaitingNotices(deps.pool, deps.clock.now(), [run.campaign])
  if (!notice) return cancelled('It was sent or dismissed.')
  const lines = [
    noticeWords(notice),
    `${untold(notice)}. Send it, or dismiss it: ${deps.publicOrigin}/staff/events/${run.campaign}`,
  ]
  return sendToCoach(attempt, { subject: `${notice.title}: ${untold(notice)}`, lines })
}

const performDigest = async (attempt: Attempt): Promise<StepResult> => {
  const { deps, run, coach, site } = attempt
  const text = await digestText(deps.pool, { runId: run.id, coach, site })
  return text ? sendToCoach(attempt, text) : cancelled('All leads that it lists have been erased.')
}

const performAskAgain = async (attempt: PersonAttempt): Promise<StepResult> => {
  const againToken = await againTokenOf(attempt.deps.pool, attempt.run)
  return againToken === null ? cancelled('There is nothing left to ask.') : sendEmail(attempt, { againToken })
}

const performJourneyMail = async (attempt: PersonAttempt): Promise<StepResult> => {
  const { deps, run, campaign } = attempt
  const tooLate = await whyTooLate(deps.pool, run, campaign, deps.clock.now())
  return tooLate === null ? sendEmail(attempt) : cancelled(tooLate)
}

const performEventNotice = (attempt: PersonAttempt): Promise<StepResult> =>
  sendNotice(attempt.deps.pool, attempt.run, attempt.campaign, (more) => sendEmail(attempt, { more }))

const performStep = async (attempt: PersonAttempt): Promise<StepResult> => {
  const { deps, run, campaign, coach, lead, step, markDispatched, signal } = attempt
  if (!step.perform) return notYet('This step has nothing to do in the live release.')
  return step.perform({
    config: run.config,
    campaign,
    coach,
    lead,
    submission: run.email === null ? await submissionOf(deps.pool, run) : null,
    mailingList: deps.mailingList ?? null,
    webhooks: deps.webhooks ?? null,
    effectId: run.id,
    sendEmail: (words) => sendEmail(attempt, words),
    words: wordsOf(attempt.campaign.lang),
    sendToCoach: (mail) => sendToCoach(attempt, mail),
    clock: deps.clock,
    markDispatched,
    signal,
  })
}

type Submission = NonNullable<PerformContext<unknown>['submission']>

const submissionOf = async (pool: Pool, { submissionId }: LeasedRun): Promise<Submission | null> => {
  if (submissionId === null) return null
  const query = prepared('submission-of-run', selectSubmission)
  const { rows } = await pool.query<Submission>(query, [submissionId])
  return rows[0] ? { ...rows[0], link: linkOf(rows[0].attribution) } : null
}

const selectSubmission = `select id, values, attribution, source, created_at as "createdAt" from submissions where id = $1`

/**
 * For staff; null where it may leave. Mails that count from an event depend on its start, its status and the reader's
 * seat.
 */
const whyTooLate = async (
  pool: Pool,
  run: LeasedRun,
  { sequences, event }: SiteCampaign,
  now: Date,
): Promise<string | null> => {
  const mail = sequences.find(({ email }) => email === run.email)
  if (mail?.anchor !== 'event' || !event) return null
  if (event.cancelled) return 'The event has been cancelled.'
  if (mail.delayHours < 0 && event.startsAt !== undefined && Date.parse(event.startsAt) <= now.getTime())
    return 'The event has begun.'
  const { rowCount } = await pool.query('select from registrations where lead_id = $1 and event = $2', [
    run.leadId,
    event.id,
  ])
  return rowCount === 0 ? 'The person has given the place back.' : null
}

type Row = Omit<Person, 'greeting'>

export const withPerson = async (attempt: Attempt): Promise<PersonAttempt | StepResult> => {
  const { deps, run, site } = attempt
  const known = site.campaigns[run.campaign]
  const campaign = known && campaignOfRow(known, run.campaignId, deps.clock.now())
  const step = deps.steps[run.step]
  // During a roll-out a process may meet rows of a release that it does not know.
  if (!campaign || !step) return notYet('This campaign or step is not in the live release.')
  if (run.email !== null && !campaign.mails) return notYet('The mails of this campaign are switched off.')
  const row = await leadOf(deps.pool, run)
  if (!row) throw new LeaseLost('The lead is gone.')
  if (run.email === null && row.suppression && step.stopsWithUnsubscribe(run.config))
    return cancelled(whySuppressed[row.suppression])
  return { ...attempt, campaign, step, lead: { ...row, greeting: greetingName(row.name, '') || null } }
}

const leadOf = async (pool: Pool, run: LeasedRun) =>
  run.isAwaited ? (await leadsOf(pool, [run]))[0] : (lookedUp.get(run) ?? together(pool, run))

/**
 * Prefetches the person of a queued mail. The answer may be seconds old: dispatching checks again whether the person has
 * left.
 */
export const lookUpLead = (pool: Pool, run: LeasedRun): void => {
  const answer = together(pool, run)
  // The attempt awaits it and handles the failure.
  answer.catch(() => {})
  lookedUp.set(run, answer)
}

const lookedUp = new WeakMap<LeasedRun, Promise<Row | null>>()

const leadsOf = async (pool: Pool, runs: LeasedRun[]): Promise<(Row | null)[]> => {
  const { rows } = await pool.query<Row & { run: string }>(prepared('leads-of-runs', selectLeads), [
    runs.map(({ id }) => id),
    runs.map(({ leadId }) => leadId),
    runs.map(({ coach }) => coach),
  ])
  const people = new Map(rows.map(({ run, ...person }) => [run, person]))
  return runs.map(({ id }) => people.get(id) ?? null)
}

const together = inBatches(leadsOf)

const selectLeads = `
select run.id as run, lead.id, lead.email, lead.name, (
  select reason from suppressions where coach = run.coach and address_hash = lead.address_hash) as suppression
from unnest($1::uuid[], $2::uuid[], $3::text[]) as run (id, lead_id, coach) join leads lead on lead.id = run.lead_id`
