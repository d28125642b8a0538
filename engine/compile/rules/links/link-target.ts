import { didYouMean } from '../../fixes/nearest.ts'
import type { Anchors } from '../facts/anchors-of.ts'
import { anchorsOf } from '../facts/anchors-of.ts'
import type { Pages } from './pages.ts'

export type LinkTarget = { host?: string; path: string; anchor: string }

export type LinkFault = {
  message: string
  fix: string
  isHidden?: true
}

export const targetOf = (href: string): LinkTarget | null => {
  if (href.startsWith('/') || href.startsWith('#')) return partsOf(href)
  const host = URL.parse(href)?.host
  return host ? { host, ...partsOf(href.replace(/^https:\/\/[^/?#]+/, '') || '/') } : null
}

const partsOf = (local: string) => {
  const [path = '', anchor = ''] = local.split('#')
  return { path: path.split('?')[0] ?? '', anchor }
}

export const linkFault = (
  link: string,
  { host, path, anchor }: LinkTarget,
  pages: Pages,
  own: Anchors,
): LinkFault | null => {
  if (path === '/' || (host !== undefined && !pages.hosts.has(host))) return null
  if (path === '') return missingAnchor(anchor, own)
  const page = pages.at(path)
  if (page === undefined) return noPage(link, path, pages)
  if (page === null) return null
  return (page.claims?.live ?? true) ? missingAnchor(anchor, anchorsOf(page)) : notLive(path)
}

const notLive = (path: string): LinkFault => ({
  isHidden: true,
  message: `the page at "${path}" is not live.`,
  fix: 'Set "live: true" there, or take the link out.',
})

const missingAnchor = (anchor: string, anchors: Anchors): LinkFault | null => {
  if (anchor === '' || anchor === 'top' || anchors === null || anchors.has(anchor)) return null
  const names = [...anchors]
  const known = names.length > 0 ? `Anchors there: ${names.join(', ')}.` : 'Give a section that anchor.'
  return {
    message: `no section there has the anchor "${anchor}".`,
    fix: `${didYouMean(anchor, names)}${known}`,
  }
}

const noPage = (link: string, path: string, pages: Pages): LinkFault | null => {
  const files = pages.files()
  if (files.has(path)) return null
  const names = [...pages.paths(), ...files]
  return noPageWords(link, path, didYouMean(path, names))
}

const noPageWords = (link: string, path: string, hint: string) => {
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
