import type { Anchors } from './anchors-of.ts'

export type LinkTarget = { host?: string; path: string; anchor: string }

export const targetOf = (href: string): LinkTarget | null => {
  if (href.startsWith('/') || href.startsWith('#')) return partsOf(href)
  const host = URL.parse(href)?.host
  return host ? { host, ...partsOf(href.replace(/^https:\/\/[^/?#]+/, '') || '/') } : null
}

const partsOf = (local: string) => {
  const [path = '', anchor = ''] = local.split('#')
  return { path: path.split('?')[0] ?? '', anchor }
}

export const hasAnchor = (anchors: Anchors, anchor: string): boolean =>
  anchor === '' || anchor === 'top' || anchors === null || anchors.includes(anchor)

/** Whether the target is there whatever other pages there are. */
export const isSurelyThere = ({ path, anchor }: LinkTarget, own: Anchors): boolean =>
  path === '/' || (path === '' && hasAnchor(own, anchor))
