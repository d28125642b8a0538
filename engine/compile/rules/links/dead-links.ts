import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { AllCoaches } from '../all-coaches.ts'
import { linkFault, targetOf } from './link-target.ts'
import { pagesOf } from './pages.ts'
import { defineRule } from '../define-rule.ts'
import { Coach } from '../../../campaign/schema/coach.ts'
import { Href } from '../../../campaign/schema/words.ts'
import { unsafeAddress } from '../../diagnostics/unsafe-address.ts'
import type { Source } from '../../schema/source.ts'
import type { ParsedEmail } from '../../parse/parsed-files.ts'
import type { CoachPart } from '../../parse/read-coach.ts'
import { walkSchema } from '../../schema/walk-schema.ts'
import { anchorsOf } from '../facts/anchors-of.ts'
import type { Anchors } from '../facts/anchors-of.ts'
import { find, referencesOf } from '../facts/references-of.ts'
import type { Found } from '../facts/references-of.ts'
import { linksInMail } from '../facts/links-in-mail.ts'
import type { LinkFault, LinkTarget } from './link-target.ts'

const checkDeadLinks = (all: AllCoaches): Diagnostic[] => {
  const pages = pagesOf(all)
  const found: Diagnostic[] = []
  for (const part of all.parts)
    for (const { href, target, own, mayHide, report } of coachLinks(part)) {
      const fault = linkFault(href, target, pages, own)
      if (fault && !(fault.isHidden && mayHide)) found.push(report(fault))
    }
  return found
}

export const deadLinkRule = defineRule({
  ids: {
    'dead-link': {
      says: 'A link into this site leads to a live page and an existing anchor.',
    },
  },
  check: checkDeadLinks,
})

type CoachLink = {
  href: string
  target: LinkTarget
  own: Anchors
  mayHide: boolean
  report: (fault: LinkFault) => Diagnostic
}

const coachLinks = (part: CoachPart): readonly CoachLink[] => {
  const known = collected.get(part)
  if (known) return known
  const links = [
    ...part.campaigns.flatMap((parsed) =>
      referencesOf(parsed).links.flatMap((found) =>
        linkIn(parsed.source, found, anchorsOf(parsed), parsed.raw['live'] === false),
      ),
    ),
    ...(part.coach
      ? find([...walkSchema(Coach, part.coach.raw)], Href).flatMap((found) =>
          part.coach ? linkIn(part.coach.source, found, none, false) : [],
        )
      : []),
    ...[...part.emails.values()].flatMap((parsed) => (parsed ? linksOfMail(parsed) : [])),
  ]
  collected.set(part, links)
  return links
}

const collected = new WeakMap<CoachPart, readonly CoachLink[]>()

const none: Anchors = new Set()

const linkIn = ({ report }: Source, { text, path }: Found, own: Anchors, mayHide: boolean): CoachLink[] => {
  const target = targetOf(text)
  if (!target || (text.startsWith('https:') && unsafeAddress(text))) return []
  return [
    {
      href: text,
      target,
      own,
      mayHide,
      report: ({ message, fix }) => report(path, { rule: 'dead-link', message, fix }),
    },
  ]
}

const linksOfMail = ({ markdown, reportBody }: ParsedEmail): CoachLink[] =>
  linksInMail(markdown).flatMap(({ href, offset }) => {
    const target = href.startsWith('/') || href.startsWith('https://') ? targetOf(href) : null
    if (!target || (!href.startsWith('//') && unsafeAddress(href))) return []
    return [
      {
        href,
        target,
        own: none,
        mayHide: false,
        report: ({ message, fix }) =>
          reportBody(offset, {
            rule: 'dead-link',
            word: href,
            message,
            fix,
          }),
      },
    ]
  })
