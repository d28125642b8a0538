import { Section } from '../campaign/campaign.ts'
import { Anchor } from '../campaign/words.ts'
import type { CampaignDraft, Drafts } from './drafts.ts'
import { linksOfDraft } from './link-names.ts'
import { didYouMean } from './schema-problems.ts'
import { isSameSchema, walkSchema } from './walk-schema.ts'
import type { Part } from './walk-schema.ts'

/** What our own pages answer to, for judging links that lead to them. */
export type Pages = {
  hosts: Set<string>
  byPath: Map<string, { live: boolean; anchors: Set<string> }>
  /** Paths of the files that campaigns promise. */
  files: Set<string>
}

export const listPages = (drafts: Drafts): Pages => {
  const { campaigns, coaches, publicOrigin } = drafts
  const own = [...coaches.values()].flatMap(({ value }) => value?.hosts ?? [])
  const hosts = new Set([new URL(publicOrigin).host, ...own, ...own.map((host) => `www.${host}`)])
  const byPath = new Map<string, { live: boolean; anchors: Set<string> }>()
  for (const draft of campaigns) {
    if (!draft.claims) continue
    const { path, aliases, redirects, live } = draft.claims
    const page = { live, anchors: anchorsOf(draft) }
    for (const name of [path, ...aliases, ...redirects]) byPath.set(name, page)
  }
  const files = campaigns.flatMap((draft) => Object.values(linksOfDraft(draft, drafts)))
  return { hosts, byPath, files: new Set(files) }
}

/** What is wrong with a link into our own pages; null for one that arrives or leaves the site. `own`: anchors of its page. */
export const linkFault = (
  link: string,
  pages: Pages,
  own: Set<string>,
): { message: string; fix: string } | null => {
  const target = ownTarget(link, pages.hosts)
  if (!target) return null
  const page = target.path ? pages.byPath.get(target.path) : { live: true, anchors: own }
  if (target.path === '/' || pages.files.has(target.path)) return null
  if (!page)
    return {
      message: `no page of this site has the path "${target.path}".`,
      fix: `${didYouMean(target.path, [...pages.byPath.keys(), ...pages.files])}Write the path of a campaign, or a full https: address.`,
    }
  if (!page.live)
    return {
      message: `the page at "${target.path}" is not live.`,
      fix: 'Set "live: true" there, or take the link out.',
    }
  if (!target.anchor || target.anchor === 'top' || page.anchors.has(target.anchor)) return null
  const names = [...page.anchors]
  const known = names.length > 0 ? `Anchors there: ${names.join(', ')}.` : 'Give a section that anchor.'
  return {
    message: `no section there has the anchor "${target.anchor}".`,
    fix: `${didYouMean(target.anchor, names)}${known}`,
  }
}

/** Path and fragment of a link into our own pages, or null for a link that leaves. An empty path is the page itself. */
const ownTarget = (href: string, hosts: Set<string>): { path: string; anchor: string } | null => {
  const isOwn = href.startsWith('/') || href.startsWith('#')
  if (!isOwn && !(URL.canParse(href) && hosts.has(new URL(href).host))) return null
  const local = isOwn ? href : href.replace(/^https:\/\/[^/?#]+/, '') || '/'
  const [path = '', anchor = ''] = local.split('#')
  return { path: path.split('?')[0] ?? '', anchor }
}

/** Every value of a campaign's sections, with the schema that judges it. */
export const partsOf = ({ sections }: CampaignDraft): Part[] =>
  sections.flatMap((section, index) => [...walkSchema(Section, section, ['sections', index])])

/** A text, and where in its file it stands. */
export type Found = { text: string; path: PropertyKey[] }

/** The texts that one schema judges. */
export const find = (parts: Part[], schema: Part['schema']): Found[] =>
  parts.flatMap((part) =>
    isSameSchema(part.schema, schema) && typeof part.value === 'string'
      ? [{ text: part.value, path: part.path }]
      : [],
  )

/** The anchors of a campaign's page. */
export const anchorsOf = (draft: CampaignDraft): Set<string> =>
  new Set(find(partsOf(draft), Anchor).map(({ text }) => text))
