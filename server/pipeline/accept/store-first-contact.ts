import { randomUUID } from 'node:crypto'
import { prepared, type Pool, inBatches } from '../../adapters/postgres.ts'
import { isTagged } from '../../db/mailbox.ts'
import { mailboxLock } from '../../subscriptions/mail-cap.ts'
import { addressHash, unsubscribeToken } from '../../settings/keys.ts'
import { firstPosition, textOf, type Plan, type PlannedEffect } from './plan.ts'
import { enqueue, leasedWhere, type NewRun } from '../outbox/enqueue.ts'
import { effectColumns, effectRun, untilConfirmed, type StoredEffect } from './store-effects.ts'
import { keyLifeMs, type WrittenSubmission } from './store-submission.ts'
import type { Submission } from './submission.ts'

type Options = { now: Date; secret: string }
/** Leads of an address, of any coach, from which on its mails are counted over all coaches. */
const uncounted = 5

type Rows = ReturnType<typeof firstContactRows>

/**
 * Stores the first contact of a person with this coach in one statement, which is a commit of its own and shared by
 * concurrent submissions. Returns null, having written nothing, for everybody else: their rows depend on stored ones.
 */
export const storeFirstContact = async (
  pool: Pool,
  submission: Submission,
  { lead, ...plan }: Plan,
  options: Options,
): Promise<WrittenSubmission | null> => {
  if (!lead || plan.seat || submission.quarantined) return null
  if (isTagged(String(submission.values['email'] ?? ''))) return null
  const rows = firstContactRows(submission, { ...plan, lead }, options)
  const isStored = await inOneStatement(pool, rows)
  return isStored ? { submissionId: rows.person.submission_id, effects: rows.runs, seatsLeft: null } : null
}

const firstContactRows = (
  submission: Submission,
  plan: Plan & { lead: NonNullable<Plan['lead']> },
  { now, secret }: Options,
) => {
  const { campaign, values, idempotency } = submission
  const email = String(values['email'] ?? '')
  const [leadId, submissionId, leaseToken] = [randomUUID(), randomUUID(), randomUUID()]
  const journeyId = plan.journey && randomUUID()
  const effects = campaign.doubleOptIn ? plan.effects.map(untilConfirmed) : plan.effects
  const runs = effects.map((effect): StoredEffect & PlannedEffect => ({
    ...effect,
    id: randomUUID(),
    submissionId,
    leadId,
    journeyId: effect.sequencePosition === null ? null : journeyId,
    coach: campaign.coach,
    campaign: campaign.id,
    campaignId: campaign.rowId,
    isDrip: false,
    isAwaited: effect.wait > 0,
    isNew: true,
    troubled: false,
    attempts: effect.state === 'running' ? 1 : 0,
    outages: 0,
    dispatches: 0,
    leaseToken,
    firstDueAt: now,
  }))
  const person = {
    token: unsubscribeToken(secret, campaign.coach, email),
    coach: campaign.coach,
    address_hash: addressHash(secret, email),
    mailbox: mailboxLock(secret, email),
    now,
    scope: idempotency?.scope ?? null,
    fingerprint: idempotency?.fingerprint ?? null,
    key_until: new Date(now.getTime() + keyLifeMs),
    lead_id: leadId,
    email,
    name: textOf(values['name']) || null,
    source: plan.lead.source,
    metadata: plan.lead.metadata,
    campaign_id: campaign.rowId,
    campaign: campaign.id,
    submission_id: submissionId,
    answers: values,
    attribution: submission.attribution,
    visit_source: submission.source ?? null,
    ip_hash: submission.ipHash,
    page_path: submission.pagePath,
    request_id: submission.requestId,
    consent: plan.consent?.text ?? null,
    consent_version: plan.consent?.version ?? null,
    journey_id: journeyId,
    journey_status: campaign.doubleOptIn ? 'unconfirmed' : 'active',
    page_id: campaign.pageRowId,
    sequence: firstPosition(campaign),
    due_at: plan.journey?.firstMailDueAt ?? null,
    run_id: runs.find((run) => run.sequencePosition !== null)?.id ?? null,
    in_digest: plan.digest,
  }
  return { person, runs }
}

const storeAll = async (pool: Pool, inputs: Rows[]): Promise<boolean[]> => {
  // One of each address, whatever the coach: the next one is counted.
  const first = new Map(inputs.toReversed().map((rows) => [rows.person.email, rows]))
  const batch = [...first.values()].toSorted((one, other) => (one.person.token < other.person.token ? -1 : 1))
  const stored = await write(pool, batch)
  return inputs.map(({ person }) => stored.has(person.lead_id))
}

// While one batch is committed, the next is executed. A batch costs as much as two or three forms, whatever is in it.
const inOneStatement = inBatches(storeAll, { concurrency: 2, gather: 1 })

/** The leads that were stored. */
const write = async (pool: Pool, batch: Rows[]): Promise<Set<string>> => {
  try {
    const { rows } = await pool.query<{ id: string }>(prepared('store-first-contacts', statement), [
      JSON.stringify(batch.map(({ person }) => person)),
      JSON.stringify(batch.flatMap(({ runs }) => runs)),
    ])
    return new Set(rows.map(({ id }) => id))
  } catch (error) {
    if (!isKnownAfterAll(error)) throw error
    if (batch.length === 1) return new Set()
    // The fault of one, not of the batch: they are stored again one by one.
    throw new Error('One of them is known after all.', { cause: error })
  }
}

/** Another process has just stored the same key, or locked the rows. */
const isKnownAfterAll = (error: unknown): boolean => {
  const source = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = source instanceof Error && 'code' in source ? String(source.code) : ''
  return code === '23505' || code === '40P01'
}

const newRun: NewRun = {
  ...effectRun,
  id: 'wanted.id',
  submissionId: 'submission_id',
  leadId: 'first_contact.lead_id',
  journeyId: '"journeyId"',
  coach: 'coach',
  campaign: 'campaign',
  campaignId: 'campaign_id',
  email: 'wanted.email',
  state: 'state',
  lastError: '"lastError"',
  nextAttemptAt: `case when state in ('pending', 'running') then first_contact.now end`,
  finishedAt: `case when state not in ('pending', 'running') then first_contact.now end`,
  createdAt: 'first_contact.now',
  updatedAt: 'first_contact.now',
  ...leasedWhere(`state = 'running'`, '"leaseToken"'),
}

// A coach and an address have one link: a new link is a first contact. Three leave no row here, and all other rows depend on
// the lead: an existing key, an existing lead, and a mailbox whose lock another form holds while its mails are counted.
// Counting keeps the planner from reading a whole table.
const statement = `
with person as (
  select * from jsonb_to_recordset($1::jsonb) as person (
    token text, coach text, address_hash text, mailbox text, now timestamptz, scope text, fingerprint text, key_until timestamptz,
    lead_id uuid, email text, name text, source text, metadata jsonb, campaign_id uuid, campaign text,
    submission_id uuid, answers jsonb, attribution jsonb, visit_source text, ip_hash text, page_path text, request_id text, consent text,
    consent_version text, journey_id uuid, journey_status text, page_id uuid, sequence int, due_at timestamptz, run_id uuid,
    in_digest boolean)
),
link as (
  insert into unsubscribe_links (token, coach, address_hash, created_at)
  select token, coach, address_hash, now from person
  where (select count(*) from idempotency_keys key where key.scope = person.scope) = 0
    and (select count(*) from suppressions none
         where none.coach = person.coach and none.address_hash = person.address_hash) = 0
    and (select count(*) from leads other where other.email = person.email) < ${uncounted}
    and pg_try_advisory_xact_lock(hashtextextended(mailbox, 0))
  on conflict (token) do nothing
  returning token
),
lead as (
  insert into leads (id, email, name, source, metadata, campaign_id, coach, address_hash, created_at, updated_at)
  select lead_id, email, name, source, metadata, campaign_id, coach, address_hash, now, now
  from person join link using (token)
  on conflict (campaign_id, email) do nothing
  returning id as stored_lead
),
first_contact as (select person.* from person join lead on stored_lead = person.lead_id),
key as (
  insert into idempotency_keys (scope, fingerprint, submission_id, expires_at, created_at)
  select scope, fingerprint, submission_id, key_until, now from first_contact where scope is not null
),
submission as (
  insert into submissions (id, coach, campaign, campaign_id, lead_id, email, values, attribution, state, ip_hash,
                           page_path, request_id, created_at, source)
  select submission_id, coach, campaign, campaign_id, lead_id, email, answers, attribution, 'stored', ip_hash,
         page_path, request_id, now, visit_source from first_contact
),
consent as (
  insert into consents (submission_id, lead_id, campaign_id, text, text_version, page_path, ip_hash, created_at)
  select submission_id, lead_id, campaign_id, consent, consent_version, page_path, ip_hash, now
  from first_contact where consent is not null
),
journey as (
  insert into user_journeys (id, lead_id, campaign_id, page_id, current_sequence, next_email_due_at, status, started_at,
                             current_run_id, created_at, updated_at)
  select journey_id, lead_id, campaign_id, page_id, sequence, due_at, journey_status, now, run_id, now, now
  from first_contact where journey_id is not null
),
notice as (
  insert into coach_notices (coach, campaign, submission_id, created_at)
  select coach, campaign, submission_id, now from first_contact where in_digest
),
made as (${enqueue(
  newRun,
  `from first_contact join jsonb_to_recordset($2::jsonb) as wanted (
    id uuid, "leadId" uuid, "journeyId" uuid, "leaseToken" uuid, ${effectColumns}) on "leadId" = first_contact.lead_id`,
)})
select stored_lead as id from lead`
