import type { Campaign, Section } from './campaign.ts'
import type { Coach } from './coach.ts'

/** What a browser may see of a coach. */
export type PageCoach = Pick<
  Coach,
  'slug' | 'brand' | 'name' | 'portrait' | 'theme' | 'links' | 'postalAddress'
>

/** What a browser may see of a campaign. */
export type Page = {
  id: string
  path: string
  /** Absolute: the main path on the coach's own origin, or on PUBLIC_ORIGIN where the coach has none. */
  canonical: string
  seo: Campaign['seo']
  coach: PageCoach
  sections: Section[]
}

/** The gate: picks what may leave for the browser. The pipeline, hosts and senders stay behind. */
export const toPage = (campaign: Campaign & { id: string }, coach: Coach, publicOrigin: string): Page => ({
  id: campaign.id,
  path: campaign.path,
  canonical: `${coach.hosts[0] ? `https://${coach.hosts[0]}` : publicOrigin}${campaign.path}`,
  seo: campaign.seo,
  coach: {
    slug: coach.slug,
    brand: coach.brand,
    name: coach.name,
    ...(coach.portrait && { portrait: coach.portrait }),
    theme: coach.theme,
    links: coach.links,
    postalAddress: coach.postalAddress,
  },
  sections: campaign.sections,
})
