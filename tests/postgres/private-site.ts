import type { ServedSite, SiteCampaign } from '../../engine/campaign/release/release.ts'
import { fakeCampaign } from '../fakes/fake-site.ts'
import { origin, host, startServer } from './start-server.ts'

export const guide = '/private/vitality/blueprint/plan.pdf'
export const other = '/private/vitality/other/map.pdf'
export const plan = '%PDF-1.4 the plan'
export const zoom = 'https://meet.example/j/7'
const calendar = `BEGIN:VEVENT\r\nSEQUENCE:0\r\nLOCATION:${zoom}\r\nEND:VEVENT\r\n`

/** The guide of two campaigns is private, and so is the meeting link of an event. */
const change = (site: ServedSite): ServedSite => {
  const campaigns = Object.entries(site.campaigns).map(([id, campaign]) => [
    id,
    { ...campaign, ...changesOf(campaign) },
  ])
  const text = 'Open {deliverableUrl} or be at {eventPlace}. {unsubscribeUrl}'
  const [welcome] = Object.values(site.emails)
  return {
    ...site,
    campaigns: {
      ...Object.fromEntries(campaigns),
      'vitality/other': fakeCampaign('vitality/other', {
        ...site.campaigns['vitality/blueprint'],
        id: 'vitality/other',
        rowId: '00000000-0000-5000-8000-000000000021',
        pageRowId: '00000000-0000-5000-8000-000000000022',
        landingPageRowId: '00000000-0000-5000-8000-000000000023',
        path: '/other',
        links: { deliverable: other },
      }),
    },
    emails: welcome ? { [welcome.id]: { ...welcome, text } } : {},
  }
}

const changesOf = ({ id, event }: SiteCampaign): Partial<SiteCampaign> =>
  event
    ? {
        links: { calendar: '/assets/vitality/event.ics', meeting: `/private/${id}/meeting` },
        event: {
          ...event,
          capacity: 50,
          place: zoom,
          isPrivate: true,
          startsAt: '2026-11-21T18:00:00.000Z',
          endsAt: '2026-11-21T19:00:00.000Z',
          calendar,
        },
      }
    : { links: { deliverable: guide } }

/** The server with these guides. `open`: what a link gives to who has it, in this process or in another one. */
export const startPrivateSite = async () => {
  const line = await startServer({}, [], { change, assets: { [guide]: plan, [other]: '%PDF-1.4 the map' } })
  const open = async (url: string, app = line.server.app) => {
    const answer = await app.inject({ url: url.replace(origin, ''), headers: { host } })
    return { status: answer.statusCode, body: answer.body, headers: answer.headers }
  }
  return { ...line, open }
}
