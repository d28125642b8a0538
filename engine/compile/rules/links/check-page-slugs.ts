import type { ParsedCampaign } from '../../parse/parsed-files.ts'
import type { AllCoaches } from '../all-coaches.ts'
import { placeText } from '../../diagnostics/diagnostic.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { defineRule } from '../define-rule.ts'

const checkPageSlugs = ({ campaigns }: AllCoaches): Diagnostic[] => {
  const owners = new Map<string, ParsedCampaign>()
  const ranked = [...campaigns.filter(isWritten), ...campaigns.filter((parsed) => !isWritten(parsed))]
  return ranked.flatMap((parsed) => {
    const slug = slugOf(parsed)
    if (slug === null) return []
    const first = owners.get(slug)
    if (!first) owners.set(slug, parsed)
    return first && parsed.claims?.path !== first.claims?.path ? [taken(parsed, slug, first)] : []
  })
}

export const pageSlugRule = defineRule({
  ids: {
    'slug-taken': { says: 'Each page has its own slug.' },
  },
  check: checkPageSlugs,
})

const isWritten = ({ raw }: ParsedCampaign) => typeof raw['pageSlug'] === 'string'

const slugOf = ({ raw, claims }: ParsedCampaign): string | null => {
  const { pageSlug } = raw
  if (typeof pageSlug === 'string') return pageSlug
  return claims ? claims.path.slice(1) : null
}

const taken = (parsed: ParsedCampaign, slug: string, first: ParsedCampaign): Diagnostic => {
  const { file, line, column } = first.source.report([isWritten(first) ? 'pageSlug' : 'path'], placeOnly)
  const place = { file, line, column }
  const own = isWritten(parsed) ? 'pageSlug' : 'path'
  return parsed.source.report([own], {
    rule: 'slug-taken',
    message: `${own === 'path' ? 'gives the page the slug' : 'is'} "${slug}", which "${first.id}" has at ${placeText(place)}.`,
    fix: own === 'path' ? 'Write a "pageSlug" of its own here.' : 'Choose another.',
    related: [place],
  })
}

const placeOnly = { rule: '', message: '' }
