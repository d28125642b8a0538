import { emailPlaceholders } from '../../../campaign/release/release.ts'
import type { ParsedEmail } from '../../parse/parsed-files.ts'
import { linkFault } from '../links/link-target.ts'
import type { Pages } from '../links/link-target.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { edit } from '../../fixes/typo.ts'
import { unsafeAddress } from '../../diagnostics/unsafe-address.ts'

/** A mail is read far away from the site: a path gets its host when the mail is sent, an anchor alone has no page. */
export const wrongLinks = ({ markdown, reportBody }: ParsedEmail, pages: Pages): Diagnostic[] =>
  linksIn(markdown).flatMap(({ href, offset }) => {
    const unsafe = href.startsWith('//') ? null : unsafeAddress(href)
    if (unsafe) return [reportBody(offset, { rule: 'unsafe-link', word: href, ...unsafe })]
    const fault = faultInMail(href, pages)
    if (!fault) return []
    const { message, fix, replacement } = fault
    const better = replacement?.write
    return [
      reportBody(offset, {
        rule: 'dead-link',
        word: href,
        message,
        fix,
        ...(better !== undefined && { repair: edit(offset, offset + href.length, better) }),
      }),
    ]
  })

/** Links in brackets, references, addresses in "<>" and those that stand in the text by themselves. */
const linksIn = (markdown: string): { href: string; offset: number }[] => {
  const written = [
    ...markdown.matchAll(/((?<!!\[[^\]\n]*)\]\(\s*<?|^ {0,3}\[[^\]\n]+\]:\s*<?)([^)\s>]*)/gm),
    ...markdown.matchAll(/(<)((?:https?|ftp|javascript|data):[^\s<>]*)(?=>)/g),
  ].map(({ index, 1: before = '', 2: href = '' }) => ({ href, offset: index + before.length }))
  const bare = [...markdown.matchAll(/(?<![\w/@("'<{[.-])(?:https?:\/\/|www\.)[^\s<>()[\]"']+/g)].map(
    ({ 0: href, index }) => ({ href: href.replace(/[.,;:!?*_]+$/, ''), offset: index }),
  )
  const known = new Set(written.map(({ offset }) => offset))
  const isInLink = (end: number) => /^[^[\]\n]*\]\(/.test(markdown.slice(end, end + 200))
  return [
    ...written,
    ...bare.filter(({ href, offset }) => !known.has(offset) && !isInLink(offset + href.length)),
  ]
}

const faultInMail = (href: string, pages: Pages): ReturnType<typeof linkFault> => {
  if (href.startsWith('www.'))
    return {
      message: `"${href}" without "https://" is no link in a mail.`,
      fix: `Write https://${href}, if the site answers there.`,
    }
  if (href.startsWith('/') || href.startsWith('https://')) return linkFault(href, pages, new Set())
  if (reachable.test(href)) return null
  return {
    message: `the link "${href}" leads nowhere from a mail.`,
    fix: `Write the path of a page, ${urlWords.join(', ')} or a full https: address.`,
  }
}

const urlWords = emailPlaceholders.filter((name) => name.endsWith('Url')).map((name) => `{${name}}`)
const reachable = new RegExp(`^(mailto:|tel:|${urlWords.join('|').replace(/[{}]/g, '\\$&')})`)
