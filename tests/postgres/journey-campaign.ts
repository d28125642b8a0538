import { syncSite } from '../../server/db/sync-site.ts'
import type { SendWindow } from '../../engine/campaign/mail/send-window.ts'
import type { SiteCampaign } from '../../engine/campaign/release/release.ts'
import type { Line } from './event-guests.ts'
import { sampleCampaign } from './sample-site.ts'
import { submissionOf } from './submission.ts'

const hour = 3_600_000

export type ListedMail = {
  email: string
  after?: number
  beforeEvent?: number
  afterEvent?: number
  sendWindow?: SendWindow
}

export type JourneyRow = {
  current_sequence: number
  next_email_due_at: Date | null
  is_completed: boolean
  status: string
  current_run_id: string | null
}

type Written = { sequence: ListedMail[]; startsAt?: string; cancelled?: boolean; mails?: boolean }

/** A campaign with a journey, and with a date an event of one hour. */
export const journeyCampaign = (
  id: string,
  { sequence, startsAt, cancelled, mails }: Written,
): SiteCampaign => {
  const first = sequence.find(({ after }) => after !== undefined)?.after
  const event = { step: 'event', capacity: 50, duplicates: 'hide', minutes: 60 }
  const journey = {
    step: 'journey',
    ...(first !== undefined && { first: first ? '24h' : 'now' }),
    sequence: sequence.map((mail) => {
      const { sendWindow: _, ...listed } = mail
      return listed
    }),
  }
  const lead = { step: 'lead', source: 'test', metadata: {} }
  const endsAt = startsAt && new Date(Date.parse(startsAt) + hour).toISOString()
  const campaign = sampleCampaign(id, [lead, ...(startsAt ? [event] : []), journey], {
    ...(mails === false && { mails: false }),
    ...(startsAt && {
      event: {
        id,
        capacity: 50,
        title: id,
        startsAt,
        ...(endsAt && { endsAt }),
        ...(cancelled && { cancelled }),
      },
    }),
  })
  const sequences = campaign.sequences.map((mail, at) => {
    const sendWindow = sequence[at]?.sendWindow
    return { ...mail, ...(sendWindow && { sendWindow }) }
  })
  return { ...campaign, sequences }
}

export const journeysOf = (line: () => Line, id = 'harbor/journey') => {
  const journey = async () =>
    (
      await line().query<JourneyRow>(
        `select journey.* from user_journeys journey join email_campaigns campaign on campaign.id = journey.campaign_id
         where campaign.campaign = $1`,
        [id],
      )
    )[0]
  return {
    publish: async (written: Written) => {
      const campaign = journeyCampaign(id, written)
      const { campaigns, emails } = line().siteFile
      campaigns[id] = campaign
      for (const { email } of campaign.sequences)
        emails[email] = {
          id: email,
          subject: email,
          preheader: '',
          html: '<p>{unsubscribeUrl}</p>',
          text: '',
        }
      await syncSite(line().pool, line().siteFile, line().clock.now())
    },
    remove: () => {
      const { [id]: _, ...campaigns } = line().siteFile.campaigns
      return syncSite(line().pool, { ...line().siteFile, campaigns }, line().clock.now(), line().siteFile)
    },
    signUp: (email = 'ann@example.com', attribution: Record<string, string> = {}) => {
      const campaign = line().siteFile.campaigns[id]
      if (!campaign) throw new Error(`${id} is not published.`)
      return line().accept(submissionOf(campaign, email, { attribution }))
    },
    journey,
    /** Hours to the next mail; null without one. */
    hoursAhead: async () => {
      const due = (await journey())?.next_email_due_at
      return due ? (due.getTime() - line().clock.now().getTime()) / hour : null
    },
    /** Moves the clock, sends what is due, and returns the ids of the sent mails without their coach. */
    after: async (hours: number) => {
      const before = line().mailer.sent.length
      line().clock.move(hours * hour)
      await line().worker.runDripTick()
      await line().worker.runOnce()
      return line()
        .mailer.sent.slice(before)
        .map(({ subject }) => subject.slice(subject.indexOf('/') + 1))
    },
  }
}
