import type { Client } from 'pg'
import { StartRefused } from '../errors.ts'

export type ImportCampaign = {
  campaign: string
  coach: string
  rowId: string
  pageRowId: string | null
  sequence: { position: number; email: string }[]
}

/** As the product last wrote it. Throws `StartRefused` where there is none. */
export const findCampaign = async (client: Client, id: string): Promise<ImportCampaign> => {
  const { rows } = await client.query<Omit<ImportCampaign, 'sequence'>>(
    `select campaign, coach, id as "rowId",
            (select id from pages where campaign_id = email_campaigns.id order by origin limit 1) as "pageRowId"
     from email_campaigns where campaign not like '%@%' and coach is not null order by campaign`,
  )
  const found = rows.find(({ campaign }) => campaign === id)
  if (!found)
    throw unknown(
      'campaign',
      id,
      rows.map(({ campaign }) => campaign),
    )
  const sequence = await client.query<ImportCampaign['sequence'][number]>(
    `select position, email from email_sequences where campaign_id = $1 and is_active order by position`,
    [found.rowId],
  )
  return { ...found, sequence: sequence.rows }
}

export const findCoach = async (client: Client, slug: string): Promise<string> => {
  const { rows } = await client.query<{ coach: string }>(
    'select distinct coach from email_campaigns where coach is not null order by coach',
  )
  const coaches = rows.map(({ coach }) => coach)
  if (!coaches.includes(slug)) throw unknown('coach', slug, coaches)
  return slug
}

const unknown = (what: string, name: string, known: string[]) =>
  new StartRefused(
    known.length === 0
      ? 'The database knows no campaigns yet: start the product once first.'
      : `There is no ${what} "${name}". There are: ${known.join(', ')}.`,
  )
