import { Section } from '../../../campaign/schema/campaign.ts'
import { Anchor } from '../../../campaign/schema/words.ts'
import type { ParsedCampaign, ParsedFiles } from '../../parse/parsed-files.ts'
import { linksOfParsed } from './link-names.ts'
import { lazily } from '../../bundle/lazily.ts'
import { didYouMean, nearest } from '../../fixes/nearest.ts'
import { surely } from '../../fixes/typos.ts'
import { referencesOf } from './references-of.ts'

/** What our own pages answer to, for judging links that lead to them. */
export type Pages = {
  hosts: Set<string>
  /** Whose page it is; null: of a file that cannot be read now. */
  at: (path: string) => ParsedCampaign | null | undefined
  /** All paths; listed where a link leads to none of them. */
  paths: () => string[]
  /** Paths of the files that campaigns promise; listed where a link leads to none of the pages. */
  files: () => Set<string>
  asked?: Asked
}

/** Links that were asked about, and what was answered. */
export type Asked = Map<string, string>

/** null where they are not known. */
export type Anchors = ReadonlySet<string> | null
type Target = { live: boolean; anchors: Anchors }

export const listPages = (parsedFiles: ParsedFiles): Pages => {
  const { whole = parsedFiles, asked } = parsedFiles
  const pages = pagesOf(whole)
  return asked ? { ...pages, asked } : pages
}

const pagesOf = (whole: ParsedFiles): Pages => {
  const known = listed.get(whole)
  if (known) return known
  const pages = listAll(whole)
  listed.set(whole, pages)
  return pages
}

const listed = new WeakMap<ParsedFiles, Pages>()

const listAll = (parsedFiles: ParsedFiles): Pages => {
  const { campaigns, coaches, publicOrigin, names } = parsedFiles
  const own = [...coaches.values()].flatMap(({ value }) => value?.hosts ?? [])
  const hosts = new Set([new URL(publicOrigin).host, ...own, ...own.map((host) => `www.${host}`)])
  const byPath = lazily(() => listPaths(parsedFiles))
  const files = lazily(
    () => new Set(campaigns.flatMap((parsed) => Object.values(linksOfParsed(parsed, parsedFiles)))),
  )
  const at = (path: string) => (names?.areFree() ? names.parsedAt(path) : byPath().get(path))
  return { hosts, at, paths: () => [...byPath().keys()], files }
}

const listPaths = ({ campaigns, lost = [] }: ParsedFiles) => {
  const byPath = new Map<string, ParsedCampaign | null>(lost.map((path) => [path, null]))
  for (const parsed of campaigns) {
    if (!parsed.claims) continue
    const { path, aliases, redirects } = parsed.claims
    byPath.set(path, parsed)
    for (const name of aliases) byPath.set(name, parsed)
    for (const name of redirects) byPath.set(name, parsed)
  }
  return byPath
}

/** `instead`: the link and the nearest one that arrives. `isHidden`: the page is there, and not live. */
export type LinkFault = {
  message: string
  isHidden?: true
  fix: string
  replacement?: { of: string; write: string | undefined }
}

/** What is wrong with a link into our own pages; null for one that arrives or leaves the site. `own`: anchors of its page. */
export const linkFault = (link: string, pages: Pages, own: Anchors): LinkFault | null => {
  const target = ownTarget(link, pages.hosts)
  const fault = target && faultOf(link, target, pages, own)
  pages.asked?.set(link, answerOf(target, fault))
  return fault
}

/** Whether all of these links are answered among the pages of `whole` as they were when they were asked about. */
export const isAnsweredAlike = (asked: Asked, whole: ParsedFiles): boolean => {
  const pages = pagesOf(whole)
  return [...asked].every(([link, before]) => {
    const target = ownTarget(link, pages.hosts)
    return before === answerOf(target, target && faultOf(link, target, pages, null))
  })
}

/** All that a link's fault takes from other pages: of its own page a file knows by itself. */
const answerOf = (target: OwnTarget | null, fault: LinkFault | null): string => {
  if (!target) return 'leaves'
  return target.path === '' ? 'stays' : JSON.stringify(fault)
}

const faultOf = (link: string, target: OwnTarget, pages: Pages, own: Anchors): LinkFault | null => {
  const page = target.path ? pageAt(target.path, pages) : { live: true, anchors: own }
  if (target.path === '/') return null
  if (!page) {
    const files = pages.files()
    if (files.has(target.path)) return null
    const names = [...pages.paths(), ...files]
    const suggestion = surely(target.path, names)
    return {
      ...noPage(link, target.path, didYouMean(target.path, names)),
      replacement: { of: link, write: suggestion && link.replace(target.path, suggestion) },
    }
  }
  if (!page.live)
    return {
      isHidden: true,
      message: `the page at "${target.path}" is not live.`,
      fix: 'Set "live: true" there, or take the link out.',
    }
  if (!target.anchor || target.anchor === 'top' || (page.anchors?.has(target.anchor) ?? true)) return null
  const names = [...(page.anchors ?? [])]
  const suggestion = surely(target.anchor, names)
  const known = names.length > 0 ? `Anchors there: ${names.join(', ')}.` : 'Give a section that anchor.'
  return {
    message: `no section there has the anchor "${target.anchor}".`,
    fix: `${didYouMean(target.anchor, names)}${known}`,
    replacement: { of: link, write: suggestion && `${link.slice(0, link.indexOf('#'))}#${suggestion}` },
  }
}

const pageAt = (path: string, { at }: Pages): Target | undefined => {
  const parsed = at(path)
  if (parsed === undefined) return undefined
  return parsed
    ? { live: parsed.claims?.live ?? true, anchors: anchorsOf(parsed) }
    : { live: true, anchors: null }
}

const noPage = (link: string, path: string, hint: string) => {
  const message = `no page of this site has the path "${path}"`
  if (link.startsWith('/'))
    return {
      message: `${message}.`,
      fix: `${hint}Write the path of a campaign, or a full https: address.`,
    }
  const { host } = new URL(link)
  return {
    message: `${message}, and "${host}" is this site: its own host, or one of the "hosts" in a coach.yaml.`,
    fix: `${hint}Write the path of a campaign, or the address of the page on another host.`,
  }
}

type OwnTarget = { path: string; anchor: string }

/** Path and fragment of a link into our own pages, or null for a link that leaves. An empty path is the page itself. */
const ownTarget = (href: string, hosts: Set<string>): OwnTarget | null => {
  const isOwn = href.startsWith('/') || href.startsWith('#')
  if (!isOwn && !(URL.canParse(href) && hosts.has(new URL(href).host))) return null
  const local = isOwn ? href : href.replace(/^https:\/\/[^/?#]+/, '') || '/'
  const [path = '', anchor = ''] = local.split('#')
  return { path: path.split('?')[0] ?? '', anchor }
}

/** The anchors of a campaign's page; null while a section may have one that cannot be read. */
export const anchorsOf = (parsed: ParsedCampaign): Anchors => {
  const known = anchors.get(parsed)
  if (known !== undefined) return known
  const hidden = parsed.sections.length === 0 || parsed.sections.some(hidesAnchor)
  const made = hidden ? null : new Set(referencesOf(parsed).anchors.map(({ text }) => text))
  anchors.set(parsed, made)
  return made
}

/** A section of no known kind, or whose anchor is no text or has a misspelt key. */
const hidesAnchor = (section: Record<string, unknown>): boolean => {
  const { type, anchor } = section
  if (!kinds.has(type)) return true
  if (anchor !== undefined) return !Anchor.safeParse(anchor).success
  return Object.keys(section).some((key) => key.length > 4 && nearest(key, ['anchor']) !== undefined)
}

const kinds = new Set<unknown>(Section.options.map(({ shape }) => shape.type.value))

/** Every other page may link there. */
const anchors = new WeakMap<ParsedCampaign, Anchors>()
