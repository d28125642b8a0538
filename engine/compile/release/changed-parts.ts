import type { LoadedCampaign } from '../parse/parsed-files.ts'
import { lettersByCoach } from '../fonts/font-letters.ts'
import type { LoadedSite } from '../load/loaded-site.ts'

export type ChangedParts = {
  campaigns: LoadedCampaign[]
  gone: string[]
  coaches: string[]
  restyled: ReadonlySet<string>
  mails: ReadonlySet<string>
  letters: Record<string, string>
}

export const whatChanged = (
  before: LoadedSite,
  after: LoadedSite,
  touched: ReadonlySet<string>,
): ChangedParts => {
  const known = new Map(before.campaigns.map((campaign) => [campaign.id, campaign]))
  const left = new Set(after.campaigns.map(({ id }) => id))
  const letters = lettersOf(after, touched)
  const formerLetters = lettersOf(before, touched)
  const isRestyled = (slug: string) =>
    before.coaches[slug]?.coach !== after.coaches[slug]?.coach ||
    before.coaches[slug]?.assetsStamp !== after.coaches[slug]?.assetsStamp ||
    letters[slug] !== formerLetters[slug]
  const restyled = new Set([...touched].filter(isRestyled))
  const hasOtherGuide = ({ coach, deliverable = '' }: LoadedCampaign) => {
    const id = `${coach}/${deliverable.replace(/\.md$/, '')}`
    return before.guides[id] !== after.guides[id]
  }
  const campaigns = after.campaigns.filter(
    (campaign) =>
      touched.has(campaign.coach) &&
      (known.get(campaign.id) !== campaign || restyled.has(campaign.coach) || hasOtherGuide(campaign)),
  )
  const gone = before.campaigns.flatMap(({ id }) => (left.has(id) ? [] : [id]))
  const mails = Object.keys(after.emails).filter((id) => before.emails[id] !== after.emails[id])
  const coaches = [...touched]
  return { campaigns, gone, coaches, restyled, mails: new Set(mails), letters }
}

const lettersOf = ({ campaigns, coaches }: LoadedSite, touched: ReadonlySet<string>) =>
  lettersByCoach({
    campaigns: campaigns.filter(({ coach }) => touched.has(coach)),
    coaches: Object.fromEntries(Object.entries(coaches).filter(([slug]) => touched.has(slug))),
  })
