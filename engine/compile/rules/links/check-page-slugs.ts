import type { CampaignDraft, Drafts } from '../../load/drafts.ts'
import { placeText } from '../../diagnostics/problem.ts'
import type { Problem } from '../../diagnostics/problem.ts'

/** Each campaign has a row of its own in pages, found by its slug. */
export const checkPageSlugs = ({ campaigns }: Drafts): Problem[] => {
  const owners = new Map<string, CampaignDraft>()
  // Whoever wrote a slug down has the better claim; the others only have it from their path.
  const ranked = [...campaigns.filter(isWritten), ...campaigns.filter((draft) => !isWritten(draft))]
  return ranked.flatMap((draft) => {
    const slug = slugOf(draft)
    if (slug === null) return []
    const first = owners.get(slug)
    if (!first) owners.set(slug, draft)
    // Two pages on one path are told so already.
    return first && draft.claims?.path !== first.claims?.path ? [taken(draft, slug, first)] : []
  })
}

const isWritten = ({ raw }: CampaignDraft) => typeof raw['pageSlug'] === 'string'

/** The slug of its row; null while neither it nor the path can be read. */
export const slugOf = ({ raw, claims }: CampaignDraft): string | null => {
  const { pageSlug } = raw
  if (typeof pageSlug === 'string') return pageSlug
  return claims ? claims.path.slice(1) : null
}

const taken = (draft: CampaignDraft, slug: string, first: CampaignDraft): Problem => {
  const { file, line, column } = first.source.report([isWritten(first) ? 'pageSlug' : 'path'], nothing)
  const place = { file, line, column }
  const own = isWritten(draft) ? 'pageSlug' : 'path'
  return draft.source.report([own], {
    rule: 'slug-taken',
    message: `${own === 'path' ? 'gives the page the slug' : 'is'} "${slug}", which "${first.id}" has at ${placeText(place)}.`,
    fix: own === 'path' ? 'Write a "pageSlug" of its own here.' : 'Choose another.',
    related: [place],
  })
}

/** A report places a slug that a template filled in, too. */
const nothing = { rule: '', message: '' }
