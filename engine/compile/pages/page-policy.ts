import { embedsOf, nextOriginOf, ownFilmsOf, playersOf } from '../../campaign/schema/embeds.ts'
import type { Page } from '../../campaign/schema/page.ts'
import { contentSecurityPolicy } from './csp.ts'

/** Of a document that inlines exactly these texts. */
export const pagePolicy = (
  page: Page,
  html: string,
  { styles, script, sheet }: { styles: readonly string[]; script: string; sheet: string },
): string => {
  checkInlined(page, html, styles, script)
  return contentSecurityPolicy({
    styles,
    script,
    frames: embedsOf(page),
    players: playersOf(page),
    hasFilm: ownFilmsOf(page).length > 0,
    sheet,
    next: nextOriginOf(page),
    analytics: page.analytics,
  })
}

/** The page's policy allows exactly these texts: a document that inlines something else would be blank or dead. */
const checkInlined = (page: Page, html: string, sheets: readonly string[], loader: string) => {
  const styles = elements(html, 'style')
  const scripts = elements(html, 'script').filter(({ attributes }) => attributes === '')
  if (!styles.every(({ text }) => sheets.includes(text)) || !scripts.every(({ text }) => text === loader))
    throw new Error(
      `${page.path}: renderPage may inline the styles of assets and the loader, to the letter, and nothing else.`,
    )
  checkFrames(page, html)
}

/** Nothing of another host is fetched before a visitor comes to it, and then only what the policy names. */
const checkFrames = (page: Page, html: string) => {
  const allowed = embedsOf(page)
  for (const { attributes } of elements(html, 'iframe')) {
    const waiting = /\sdata-src="([^"]*)"/.exec(attributes)?.[1]?.replaceAll('&amp;', '&')
    if (waiting !== undefined && allowed.includes(waiting) && !/\ssrc(doc)?=/.test(attributes)) continue
    throw new Error(`${page.path}: a frame must wait (data-src) and show one of the page's own calendars.`)
  }
}

/** Elements of a name, in markup as React writes it: with ">" in no attribute. */
const elements = (html: string, name: string) =>
  html
    .split(`<${name}`)
    .slice(1)
    .filter((part) => /^[\s>]/.test(part))
    .map((part) => {
      const end = part.indexOf('>')
      return { attributes: part.slice(0, end), text: part.slice(end + 1, part.indexOf(`</${name}>`)) }
    })
