import type { FormAnswers } from '../../../engine/campaign/staff/people.ts'
import { partsOfId } from '../../../engine/campaign/release/on-date.ts'
import type { ServedSite } from '../../../engine/campaign/release/release.ts'
import { datedId } from '../../db/dated-campaigns.ts'
import { titleOf } from '../names.ts'
import { answersInWords } from './answers-in-words.ts'
import type { Database } from './person.ts'

const mostForms = 20

type Row = { id: string; campaign: string; at: Date; values: Record<string, unknown> }

/** What the person last answered to each question, by the form; without name and address, which are the person's own. */
export const latestAnswers = async (
  database: Database,
  site: ServedSite,
  leads: string[],
): Promise<FormAnswers[]> => {
  const { rows } = await database.query<Row>(select, [leads, mostForms])
  const known = new Set(['name', 'email'])
  return rows.flatMap(({ id, campaign, at, values }) => {
    const fresh = Object.fromEntries(Object.entries(values).filter(([name]) => !known.has(name)))
    const answers = answersInWords(site.campaigns[partsOfId(campaign).campaign], fresh)
    for (const name of Object.keys(fresh)) known.add(name)
    return answers.length === 0
      ? []
      : [{ id, campaign: titleOf(site, campaign), at: at.toISOString(), answers }]
  })
}

const select = `
select form.id, ${datedId('form')} as campaign, form.created_at as at, form.values from submissions form
where form.lead_id = any ($1::uuid[]) and form.state <> 'held' order by form.created_at desc, form.id limit $2`
