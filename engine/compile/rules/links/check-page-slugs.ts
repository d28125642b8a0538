import { placeText } from '../../diagnostics/diagnostic.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { campaignsOf } from '../all-coaches.ts'
import type { AllCoaches, OwnedCampaign } from '../all-coaches.ts'
import { defineRule } from '../define-rule.ts'
import { writtenFiles } from '../written-files.ts'
import type { WrittenFiles } from '../written-files.ts'

const checkPageSlugs = (all: AllCoaches): Diagnostic[] => {
  const files = writtenFiles(all)
  const owners = new Map<string, OwnedCampaign>()
  const campaigns = campaignsOf(all)
  const ranked = [...campaigns.filter(isWritten), ...campaigns.filter((owned) => !isWritten(owned))]
  return ranked.flatMap((owned) => {
    const slug = slugOf(owned)
    if (slug === null) return []
    const first = owners.get(slug)
    if (!first) owners.set(slug, owned)
    return first && pathOf(owned) !== pathOf(first) ? [taken(files, slug, owned, first)] : []
  })
}

export const pageSlugRule = defineRule({
  ids: {
    'slug-taken': { says: 'Each page has its own slug.' },
  },
  check: checkPageSlugs,
})

const isWritten = ({ campaign }: OwnedCampaign) => campaign.pageSlug !== null

const pathOf = ({ campaign }: OwnedCampaign) => campaign.claims?.path

const slugOf = (owned: OwnedCampaign): string | null =>
  owned.campaign.pageSlug ?? pathOf(owned)?.slice(1) ?? null

const taken = (files: WrittenFiles, slug: string, owned: OwnedCampaign, first: OwnedCampaign): Diagnostic => {
  const { file, line, column } = files.campaign(first).report([keyOf(first)], placeOnly)
  const place = { file, line, column }
  const own = keyOf(owned)
  return files.campaign(owned).report([own], {
    rule: 'slug-taken',
    message: `${own === 'path' ? 'gives the page the slug' : 'is'} "${slug}", which "${first.campaign.id}" has at ${placeText(place)}.`,
    fix: own === 'path' ? 'Write a "pageSlug" of its own here.' : 'Choose another.',
    related: [place],
  })
}

const keyOf = (owned: OwnedCampaign) => (isWritten(owned) ? 'pageSlug' : 'path')

const placeOnly = { rule: '', message: '' }
