import type { Choice, LeadChoices, LeadFilter } from '../../engine/campaign/staff/leads.ts'
import type { ServedSite, SiteCampaign } from '../../engine/campaign/release/release.ts'
import type { Pool } from '../adapters/postgres.ts'
import { sees, type Coaches } from './coaches.ts'
import { brandOf } from './names.ts'

type Scope = Pick<LeadFilter, 'coach' | 'campaign'>

/** What the list can be narrowed to. */
export const leadChoices = async (
  { pool, site }: { pool: Pool; site: ServedSite },
  coaches: Coaches,
  scope: Scope,
): Promise<LeadChoices> => {
  const { coach } = scope
  const seen = Object.keys(site.coaches).filter((slug) => sees(coaches, slug))
  const { rows } = await pool.query<{ source: string }>(selectSources, [
    coach === undefined ? coaches : [coach],
  ])
  const inScope = coach === undefined ? {} : { coach }
  const names = coach === undefined && seen.length > 1
  return {
    coaches: byLabel(seen.map((slug) => ({ value: slug, label: brandOf(site, slug) }))),
    campaigns: byLabel(
      coveredCampaigns(site, coaches, inScope).map(({ id, name, coach: slug }) => ({
        value: id,
        label: names ? `${name} · ${brandOf(site, slug)}` : name,
      })),
    ),
    sources: rows.map(({ source }) => source),
    fields: answerFields(site, coaches, scope),
  }
}

const byLabel = (choices: Choice[]) =>
  choices.toSorted((one, other) => one.label.localeCompare(other.label, 'en'))

/** Names of the fields that the forms ask for besides name and address. */
export const answerNames = (site: ServedSite, coaches: Coaches, scope: Scope): string[] =>
  answerFields(site, coaches, scope).map(({ value }) => value)

/** A name that several forms ask for has the label of the first. */
const answerFields = (site: ServedSite, coaches: Coaches, scope: Scope): Choice[] => {
  const fields = coveredCampaigns(site, coaches, scope).flatMap(({ form }) => form?.fields ?? [])
  const labels = new Map(
    fields.toReversed().map((field) => [field.name, 'label' in field ? field.label : field.name]),
  )
  return [...new Set(fields.map(({ name }) => name))]
    .filter((name) => name !== 'name' && name !== 'email')
    .map((name) => ({ value: name, label: labels.get(name) ?? name }))
}

const coveredCampaigns = (site: ServedSite, coaches: Coaches, scope: Scope): SiteCampaign[] =>
  Object.values(site.campaigns).filter(
    ({ id, coach, form }) =>
      form &&
      sees(coaches, coach) &&
      (scope.coach === undefined || scope.coach === coach) &&
      (scope.campaign === undefined || scope.campaign === id),
  )

// Jumps from one value of the index to the next: "distinct" would read every lead.
const selectSources = `
with recursive known (coach, source) as (
  (select coach, source from leads where $1::text[] is null or coach = any ($1) order by coach, source limit 1)
  union all
  select next.coach, next.source from known, lateral (
    select coach, source from leads
    where (coach, source) > (known.coach, known.source) and ($1::text[] is null or coach = any ($1))
    order by coach, source limit 1) next
)
select distinct source from (select source from known limit 2000) found order by source limit 500`
