import type { Client } from 'pg'
import { planJourneys } from '../db/next-mail.ts'
import { enqueue } from '../pipeline/outbox/enqueue.ts'
import type { ImportCampaign } from './find-campaign.ts'
import { type ImportSettings, type Importer, type Values, BadRow, shortened } from './validate-row.ts'
import { validateLeadRow, writeLeads, type ImportLead } from './leads.ts'

type ImportJourney = ImportLead & { mailsSent: number }

export const journeyImporter = (
  campaign: ImportCampaign,
  settings: ImportSettings,
): Importer<ImportJourney> => ({
  validate: (values) => {
    if (!values.started_at) throw new BadRow('there is no "started_at".')
    const lead = validateLeadRow(values, values.started_at, settings)
    return { ...lead, mailsSent: validateSent(values, campaign) }
  },
  write: async (client, journeys) => {
    await writeLeads(client, campaign, journeys, settings)
    return writeJourneys(client, campaign, journeys, settings.now)
  },
})

const validateSent = (values: Values, { sequence }: ImportCampaign): number => {
  const names = sequence.map(({ email }) => email)
  if (values.last_email) {
    const wanted = values.last_email
    const at = names.findIndex((email) => email === wanted || email.slice(email.indexOf('/') + 1) === wanted)
    if (at >= 0) return at + 1
    const known = names.join(', ') || 'none'
    throw new BadRow(`the sequence has no email "${shortened(wanted)}". It has: ${known}.`)
  }
  const position = values.position ?? ''
  if (!/^\d{1,4}$/.test(position))
    throw new BadRow('say which email was sent last, or how many were sent (0: none).')
  if (Number(position) > names.length)
    throw new BadRow(`${position} emails cannot have been sent: the sequence has ${names.length}.`)
  return Number(position)
}

const writeJourneys = async (
  client: Client,
  { rowId, pageRowId, coach, campaign }: ImportCampaign,
  journeys: ImportJourney[],
  now: Date,
): Promise<number> => {
  const given = journeys.map(({ email, createdAt, mailsSent }) => ({
    email,
    started_at: createdAt.toISOString(),
    sent: mailsSent,
  }))
  const { rows } = await client.query<{ id: string; sent: number }>(begin, [
    JSON.stringify(given),
    rowId,
    pageRowId,
    coach,
    now,
  ])
  await client.query(recordAsSent, [JSON.stringify(rows), rowId, coach, campaign, now])
  await client.query(plan, [rows.map(({ id }) => id), now])
  return rows.length
}

const begin = `
with given as (
  select distinct on (email) * from jsonb_to_recordset($1::jsonb) as row(email text, started_at timestamptz, sent int)
  order by email, started_at
),
begun as (
  insert into user_journeys (lead_id, campaign_id, page_id, status, started_at, created_at, updated_at)
  select leads.id, $2::uuid, $3::uuid,
         case when exists (select from suppressions
                           where suppressions.coach = $4 and suppressions.address_hash = leads.address_hash)
              then 'suppressed' else 'active' end,
         given.started_at, $5::timestamptz, $5
  from given join leads on leads.campaign_id = $2::uuid and leads.email = given.email
  order by leads.id
  on conflict (lead_id, campaign_id) do nothing
  returning id, lead_id
)
select begun.id, given.sent from begun
join leads on leads.id = begun.lead_id join given on given.email = leads.email`

const recordAsSent = enqueue(
  {
    leadId: 'journey.lead_id',
    journeyId: 'journey.id',
    coach: '$3',
    campaign: '$4',
    campaignId: '$2::uuid',
    step: `'journey'`,
    effectKey: `'journey:' || mail.email`,
    config: `'{"import": true}'::jsonb`,
    email: 'mail.email',
    priority: '1',
    state: `'sent'`,
    sentAt: 'sent.at',
    finishedAt: 'sent.at',
    createdAt: 'sent.at',
    updatedAt: '$5::timestamptz',
  },
  `from jsonb_to_recordset($1::jsonb) as row(id uuid, sent int)
join user_journeys journey on journey.id = row.id
join lateral (
  select *, row_number() over (order by position) as place from email_sequences
  where campaign_id = $2::uuid and is_active
) mail on mail.place <= row.sent
cross join lateral (
  select least($5::timestamptz, journey.started_at
           + make_interval(hours => case mail.anchor when 'signup' then mail.delay_hours else 0 end)) as at
) sent
on conflict do nothing`,
)

const plan = planJourneys({ now: '$2::timestamptz', which: 'journey.id = any ($1::uuid[])' })
