import { randomUUID } from 'node:crypto'
import type { Pool } from '../../adapters/postgres.ts'
import { prepared } from '../../db/prepared.ts'
import { inBatches } from '../../db/batches.ts'
import { firstContactRows, storedEffects } from './first-contact-rows.ts'
import type { FirstContactOptions } from './first-contact-rows.ts'
import type { Plan } from './plan.ts'
import { enqueue, leasedWhere } from '../outbox/enqueue.ts'
import type { NewRun } from '../outbox/enqueue.ts'
import type { StoredEffect } from './store-effects.ts'
import type { Submission } from './submission.ts'

type Rows = ReturnType<typeof firstContactRows>
type FirstContact = { submissionId: string; effects: StoredEffect[]; seatsLeft: null }

/**
 * Stores the first contact of a person with this coach in one statement, which is a commit of its own: most submissions
 * are one, and those that arrive together share the statement. Returns null, having written nothing, for everybody else,
 * whose rows depend on what is stored already.
 */
export const storeFirstContact = async (
  pool: Pool,
  submission: Submission,
  { lead, ...plan }: Plan,
  options: FirstContactOptions,
): Promise<FirstContact | null> => {
  if (!lead || plan.seat || submission.quarantined) return null
  const rows = firstContactRows(submission, { ...plan, lead }, options)
  const { effects } = await inOneStatement(pool, rows)
  return effects && { submissionId: rows.person.submission_id, effects, seatsLeft: null }
}

/** `effects` is null where the person is known already. */
type Found = { effects: StoredEffect[] | null }

const inOneStatement = inBatches<Rows, Found>(async (pool, inputs) => {
  // Of two presses of one person the second finds the first, and is stored by the general statements.
  const first = new Map(inputs.toReversed().map((rows) => [rows.person.token, rows]))
  const batch = [...first.values()].toSorted((one, other) => (one.person.token < other.person.token ? -1 : 1))
  const leaseToken = randomUUID()
  const written = await write(pool, batch, leaseToken)
  return inputs.map((rows) => ({
    effects: written.has(rows.person.lead_id) ? storedEffects(rows, leaseToken) : null,
  }))
})

/** The leads that were written. */
const write = async (pool: Pool, batch: Rows[], leaseToken: string): Promise<Set<string>> => {
  try {
    const { rows } = await pool.query<{ id: string }>(prepared('store-first-contacts', statement), [
      JSON.stringify(batch.map(({ person }) => person)),
      JSON.stringify(batch.flatMap(({ runs }) => runs)),
      leaseToken,
    ])
    return new Set(rows.map(({ id }) => id))
  } catch (error) {
    if (!isKnownAfterAll(error)) throw error
    if (batch.length === 1) return new Set()
    // One is at fault, not the batch or the database: they are stored again one by one.
    throw new Error('One of them is known after all.', { cause: error })
  }
}

/** Another process has just stored the same key, or has locked what this needs. */
const isKnownAfterAll = (error: unknown): boolean => {
  const source = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = source instanceof Error && 'code' in source ? String(source.code) : ''
  return code === '23505' || code === '40P01'
}

const newRun: NewRun = {
  id: 'wanted.id',
  submissionId: 'submission_id',
  leadId: 'first_contact.lead_id',
  journeyId: 'wanted.journey_id',
  sequencePosition: 'sequence_position',
  coach: 'coach',
  campaign: 'campaign',
  campaignId: 'campaign_id',
  step: 'step',
  effectKey: 'key',
  config: 'config',
  provider: 'provider',
  email: 'wanted.email',
  priority: 'priority',
  state: 'state',
  lastError: 'last_error',
  nextAttemptAt: `case when state in ('pending', 'running') then first_contact.now end`,
  awaitedUntil: 'case when wait > 0 then now() + make_interval(secs => wait) end',
  finishedAt: `case when state not in ('pending', 'running') then first_contact.now end`,
  createdAt: 'first_contact.now',
  updatedAt: 'first_contact.now',
  ...leasedWhere(`state = 'running'`, '$3::uuid'),
}

// A coach and an address have one link: a new link is a first contact. A key or a lead that is there already leaves no lead
// here, and all other rows depend on the lead. Counting keeps the planner from reading a whole table for a few rows.
const statement = `
with person as (
  select * from jsonb_to_recordset($1::jsonb) as person (
    token text, coach text, address_hash text, now timestamptz, scope text, fingerprint text, key_until timestamptz,
    lead_id uuid, email text, name text, source text, metadata jsonb, campaign_id uuid, campaign text,
    submission_id uuid, answers jsonb, attribution jsonb, ip_hash text, page_path text, request_id text, consent text,
    consent_version text, journey_id uuid, page_id uuid, sequence int, due_at timestamptz, run_id uuid,
    in_digest boolean)
),
link as (
  insert into unsubscribe_links (token, coach, address_hash, created_at)
  select token, coach, address_hash, now from person
  where (select count(*) from idempotency_keys key where key.scope = person.scope) = 0
    and (select count(*) from suppressions none
         where none.coach = person.coach and none.address_hash = person.address_hash) = 0
  on conflict (token) do nothing
  returning token
),
lead as (
  insert into leads (id, email, name, source, metadata, campaign_id, coach, address_hash, created_at, updated_at)
  select lead_id, email, name, source, metadata, campaign_id, coach, address_hash, now, now
  from person join link using (token)
  on conflict (campaign_id, email) do nothing
  returning id
),
first_contact as (select person.* from person join lead on lead.id = person.lead_id),
key as (
  insert into idempotency_keys (scope, fingerprint, submission_id, expires_at, created_at)
  select scope, fingerprint, submission_id, key_until, now from first_contact where scope is not null
),
submission as (
  insert into submissions (id, coach, campaign, campaign_id, lead_id, email, values, attribution, state, ip_hash,
                           page_path, request_id, created_at)
  select submission_id, coach, campaign, campaign_id, lead_id, email, answers, attribution, 'stored', ip_hash,
         page_path, request_id, now from first_contact
),
consent as (
  insert into consents (submission_id, lead_id, campaign_id, text, text_version, page_path, ip_hash, created_at)
  select submission_id, lead_id, campaign_id, consent, consent_version, page_path, ip_hash, now
  from first_contact where consent is not null
),
journey as (
  insert into user_journeys (id, lead_id, campaign_id, page_id, current_sequence, next_email_due_at, status, started_at,
                             current_run_id, created_at, updated_at)
  select journey_id, lead_id, campaign_id, page_id, sequence, due_at, 'active', now, run_id, now, now
  from first_contact where journey_id is not null
),
notice as (
  insert into coach_notices (coach, campaign, submission_id, created_at)
  select coach, campaign, submission_id, now from first_contact where in_digest
),
made as (${enqueue(
  newRun,
  `from first_contact join jsonb_to_recordset($2::jsonb) as wanted (
    id uuid, lead_id uuid, step text, key text, config jsonb, provider text, email text, journey_id uuid,
    sequence_position int, state text, last_error text, wait int, priority int) on wanted.lead_id = first_contact.lead_id`,
)})
select id from lead`
