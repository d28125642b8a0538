import { heroEnd } from '../../../blocks/kit/hero-end.ts'

/** As React writes the element after a hero's content. */
const mark = `<div id="${heroEnd}" hidden=""></div>`

/** A document where its hero ends. Undefined: it has none. */
export const atHeroEnd = (html: string): { before: string; after: string } | undefined => {
  const at = html.indexOf(mark)
  if (at < 0) return undefined
  const end = at + mark.length
  return { before: html.slice(0, end), after: html.slice(end) }
}

/** The rules of what follows the hero are there before it, and do not delay the first screen. */
export const withLaterCss = (html: string, laterCss: string | undefined): string => {
  const parts = laterCss === undefined ? undefined : atHeroEnd(html)
  return parts ? `${parts.before}<style>${laterCss}</style>${parts.after}` : html
}

/** The stylesheets of a document of our own build. */
export const inlinedCss = (html: string): { css: string; laterCss?: string } => {
  const [css = '', laterCss] = [...html.matchAll(/<style>([^]*?)<\/style>/g)].map(([, text = '']) => text)
  return { css, ...(laterCss !== undefined && { laterCss }) }
}
