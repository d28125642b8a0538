import type { MailCover } from '../../campaign/release/assets.ts'
import { coverName } from '../../campaign/schema/cover.ts'
import type { DrawnForMails } from '../pages/artwork.ts'
import { wordsOf } from '../../words/words.ts'
import type { LoadedSite } from '../load/loaded-site.ts'
import { sendersIn } from './senders.ts'

type Site = { site: LoadedSite; artworks: Record<string, DrawnForMails>; publicOrigin: string }

export const mailCoverOf = (email: string, { site, artworks, publicOrigin }: Site): MailCover | undefined => {
  if (!site.emails[email]?.markdown.includes('{deliverableUrl}')) return undefined
  const covers = (sendersIn(site.campaigns).get(email) ?? []).flatMap((campaign) => {
    const drawn = artworks[campaign.id]?.mailCover
    if (!drawn) return []
    const origin = originOf(site.coaches[campaign.coach]?.coach.hosts[0], publicOrigin)
    return [{ url: `${origin}${drawn.url}`, alt: coverName(drawn.book, wordsOf(campaign.lang).page.by) }]
  })
  const [cover, ...others] = [...new Map(covers.map((found) => [found.url, found])).values()]
  if (!cover || others.length > 0) return undefined
  return { ...cover, width: 168, height: 235 }
}

const originOf = (host: string | undefined, publicOrigin: string) =>
  host && publicOrigin.startsWith('https:') ? `https://${host}` : publicOrigin
