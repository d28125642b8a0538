import { emailPlaceholders } from '../../../campaign/release/release.ts'
import type { ParsedEmail } from '../../parse/parsed-files.ts'
import { linksInMail } from '../facts/links-in-mail.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { unsafeAddress } from '../../diagnostics/unsafe-address.ts'

/** A mail is read far away from the site: a path gets its host when the mail is sent, an anchor alone has no page. */
export const wrongLinks = ({ markdown, reportBody }: ParsedEmail): Diagnostic[] =>
  linksInMail(markdown).flatMap(({ href, offset }) => {
    const unsafe = href.startsWith('//') ? null : unsafeAddress(href)
    if (unsafe) return [reportBody(offset, { rule: 'unsafe-link', word: href, ...unsafe })]
    const fault = faultInMail(href)
    if (!fault) return []
    return [reportBody(offset, { rule: 'dead-link', word: href, ...fault })]
  })

const faultInMail = (href: string): { message: string; fix: string } | null => {
  if (href.startsWith('www.'))
    return {
      message: `"${href}" without "https://" is no link in a mail.`,
      fix: `Write https://${href}, if the site answers there.`,
    }
  // Links to pages are checked once the pages of all coaches are known: dead-links.ts.
  if (href.startsWith('/') || href.startsWith('https://') || reachable.test(href)) return null
  return {
    message: `the link "${href}" leads nowhere from a mail.`,
    fix: `Write the path of a page, ${urlWords.join(', ')} or a full https: address.`,
  }
}

const urlWords = emailPlaceholders.filter((name) => name.endsWith('Url')).map((name) => `{${name}}`)
const reachable = new RegExp(`^(mailto:|tel:|${urlWords.join('|').replace(/[{}]/g, '\\$&')})`)
