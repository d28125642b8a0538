import { didYouMean } from '../../fixes/nearest.ts'
import type { Anchors } from '../facts/anchors-of.ts'
import { hasAnchor } from '../facts/link-target.ts'
import type { LinkTarget } from '../facts/link-target.ts'
import type { Pages } from './pages.ts'

export type LinkFault = {
  message: string
  fix: string
  isHidden?: true
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
  return page.live ? missingAnchor(anchor, page.anchors) : notLive(path)
}

const notLive = (path: string): LinkFault => ({
  isHidden: true,
  message: `the page at "${path}" is not live.`,
  fix: 'Set "live: true" there, or take the link out.',
})

const missingAnchor = (anchor: string, anchors: Anchors): LinkFault | null => {
  if (anchors === null || hasAnchor(anchors, anchor)) return null
  const known = anchors.length > 0 ? `Anchors there: ${anchors.join(', ')}.` : 'Give a section that anchor.'
  return {
    message: `no section there has the anchor "${anchor}".`,
    fix: `${didYouMean(anchor, anchors)}${known}`,
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
