import { isUuid, type Client } from '../../adapters/postgres.ts'
import { sees, type Coaches } from '../coaches.ts'

export type Database = Pick<Client, 'query'>

export type PersonLead = {
  id: string
  email: string
  name: string | null
  campaignId: string | null
  /** "<coach>/<campaign>"; the name of a campaign without a file. */
  campaign: string | null
  source: string
  createdAt: Date
}

/** Everybody who is one address of one coach: the leads of all its campaigns, the oldest first. */
export type Person = { coach: string; addressHash: string; email: string; leads: PersonLead[] }

/** `lead`: any lead of the person. Null: there is none that somebody of these coaches sees. */
export const findPerson = async (
  database: Database,
  lead: string,
  coaches: Coaches,
): Promise<Person | null> => {
  if (!isUuid(lead)) return null
  const { rows } = await database.query<{ coach: string; addressHash: string }>(
    'select coach, address_hash as "addressHash" from leads where id = $1',
    [lead],
  )
  const [row] = rows
  return row && sees(coaches, row.coach) ? findByAddress(database, row.coach, row.addressHash) : null
}

export const findByAddress = async (
  database: Database,
  coach: string,
  addressHash: string,
): Promise<Person | null> => {
  const { rows: leads } = await database.query<PersonLead>(selectLeads, [coach, addressHash])
  const [first] = leads
  return first ? { coach, addressHash, email: first.email, leads } : null
}

export const leadIds = ({ leads }: Person): string[] => leads.map(({ id }) => id)

const selectLeads = `
select lead.id, lead.email, lead.name, lead.campaign_id as "campaignId", lead.source, lead.created_at as "createdAt",
       coalesce(campaign.campaign, campaign.name) as campaign
from leads lead left join email_campaigns campaign on campaign.id = lead.campaign_id
where lead.coach = $1 and lead.address_hash = $2 order by lead.created_at, lead.id`
