import { campaignOfRow } from '../../engine/campaign/release/on-date.ts'
import type { SiteCampaign } from '../../engine/campaign/release/release.ts'
import { prepared, type Pool } from '../adapters/postgres.ts'
import { guestCalendarOf, isKept } from '../events/seats.ts'
import type { Clock, WithSite } from '../ports.ts'
import { askForLink, type AskDeps } from './ask-for-link.ts'
import { readPrivateToken } from '../settings/private-token.ts'

/** What the link of a person opens. `calendar`, `place`: of an event at which the person has a seat. */
export type Opened = { campaign: SiteCampaign; calendar: string | null; place: string | null }

export type PrivateLinks = ReturnType<typeof createPrivateLinks>

export const createPrivateLinks = (
  deps: WithSite & AskDeps & { pool: Pool; clock: Clock; secret: string },
) => ({
  /** Null: forged, over, or of a person who has sent no form of this campaign, or is gone. */
  open: async (id: string, token: string): Promise<Opened | null> => {
    const now = deps.clock.now()
    const known = campaignOf(deps, id)
    const holder = known && readPrivateToken(deps.secret, id, token)
    if (!known || !holder || holder.endsAt <= now) return null
    const { rows } = await deps.pool.query<Row>(prepared('private-link', select), [holder.id, known.coach])
    const [lead] = rows
    const campaign = lead?.campaignId && campaignOfRow(known, lead.campaignId, now)
    if (!campaign || campaign.rowId !== lead.campaignId) return null
    const seat = lead.seats.find(({ event }) => event === campaign.event?.id)
    const calendar = (seat && guestCalendarOf(campaign.event, seat.sequence ?? 0, now)) ?? null
    return {
      campaign,
      calendar,
      place: (seat && isKept(campaign.event, now) && campaign.event?.place) || null,
    }
  },
  /** Mails the links again, if this person has them. */
  askAgain: async (id: string, email: string): Promise<void> => {
    const campaign = campaignOf(deps, id)
    if (campaign) await askForLink(deps, campaign, email)
  },
})

type Row = {
  campaignId: string | null
  seats: { event: string; sequence: number | null }[]
}

const select = `
select lead.campaign_id as "campaignId", coalesce((
  select jsonb_agg(jsonb_build_object('event', registration.event, 'sequence', events.sequence))
  from registrations registration left join events on events.id = registration.event
  where registration.lead_id = lead.id), '[]'::jsonb) as seats
from leads lead
where lead.coach = $2
  and (lead.id = $1::uuid or lead.id = (select lead_id from submissions where id = $1::uuid and state = 'stored'))`

const campaignOf = ({ releases }: WithSite, id: string): SiteCampaign | undefined => {
  const { campaigns } = releases.current().site
  return Object.hasOwn(campaigns, id) ? campaigns[id] : undefined
}
