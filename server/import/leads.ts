import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { addressHash, unsubscribeToken } from '../settings/keys.ts'
import { consentIn } from '../pipeline/accept/plan.ts'
import { ownLink } from '../subscriptions/own-link.ts'
import type { ImportCampaign } from './find-campaign.ts'
import {
  type ImportSettings,
  type Importer,
  type Values,
  validatedEmail,
  validatedMoment,
  validatedText,
} from './validate-row.ts'

export type ImportLead = {
  email: string
  name: string | null
  source: string | null
  consent: string | null
  createdAt: Date
}

export const leadImporter = (campaign: ImportCampaign, settings: ImportSettings): Importer<ImportLead> => ({
  validate: (values) => validateLeadRow(values, values.created_at, settings),
  write: (client, leads) => writeLeads(client, campaign, leads, settings),
})

export const validateLeadRow = (
  values: Values,
  moment: string | undefined,
  { now }: ImportSettings,
): ImportLead => ({
  email: validatedEmail(values.email),
  createdAt: moment ? validatedMoment(moment, now) : now,
  name: validatedText(values.name, 'name', 100),
  source: validatedText(values.source, 'source', 100),
  consent: validatedText(values.consent, 'consent', 2000),
})

export const writeLeads = async (
  client: Client,
  campaign: ImportCampaign,
  leads: ImportLead[],
  settings: ImportSettings,
): Promise<number> => {
  const { coach } = campaign
  const items = leads.map((lead) => toItem(lead, coach, settings))
  const { rows } = await client.query<{ added: number }>(statement, [
    JSON.stringify(items),
    coach,
    campaign.campaign,
    campaign.rowId,
    settings.now,
    settings.from,
  ])
  return rows[0]?.added ?? 0
}

const toItem = (
  { email, name, source, createdAt, ...lead }: ImportLead,
  coach: string,
  settings: ImportSettings,
) => {
  const consent = consentIn(lead.consent ?? settings.consent ?? 'Given elsewhere, before the import.')
  return {
    id: randomUUID(),
    submission_id: randomUUID(),
    email,
    name,
    source: source ?? 'import',
    created_at: createdAt.toISOString(),
    address_hash: addressHash(settings.secret, email),
    token: unsubscribeToken(settings.secret, coach, email),
    consent: consent.text,
    consent_version: consent.version,
  }
}

const statement = `
with given as (
  select * from jsonb_to_recordset($1::jsonb) as row(
    id uuid, submission_id uuid, email text, name text, source text, created_at timestamptz, address_hash text,
    token text, consent text, consent_version text)
),
link as (
  insert into unsubscribe_links (token, coach, address_hash, created_at)
  select distinct on (token) token, $2, address_hash, $5::timestamptz from given order by token${ownLink}
),
lead as (
  insert into leads (id, email, name, source, metadata, campaign_id, coach, address_hash, created_at, updated_at)
  select id, email, name, source, jsonb_build_object('import', $6::text), $4::uuid, $2, address_hash, created_at, $5
  from given order by email
  on conflict (campaign_id, email) do nothing
  returning id
),
submission as (
  insert into submissions (id, coach, campaign, campaign_id, lead_id, email, values, attribution, state, ip_hash,
                           page_path, request_id, created_at)
  select submission_id, $2, $3, $4::uuid, id, email, jsonb_strip_nulls(jsonb_build_object('name', name, 'email', email)),
         jsonb_build_object('import', $6::text), 'stored', '', '', 'import', created_at
  from given join lead using (id)
),
consent as (
  insert into consents (submission_id, lead_id, campaign_id, text, text_version, page_path, ip_hash, created_at)
  select submission_id, id, $4::uuid, consent, consent_version, '', '', created_at from given join lead using (id)
)
select count(*)::int as added from lead`
