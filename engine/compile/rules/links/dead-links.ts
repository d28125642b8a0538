import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Report } from '../../read/yaml-file.ts'
import type { AllCoaches } from '../all-coaches.ts'
import type { CoachSummary } from '../coach-summary.ts'
import { defineRule } from '../define-rule.ts'
import type { Anchors } from '../facts/anchors-of.ts'
import { targetOf } from '../facts/link-target.ts'
import type { LinkTarget } from '../facts/link-target.ts'
import type { WrittenLink } from '../facts/links-to-check.ts'
import { writtenFiles } from '../written-files.ts'
import type { WrittenFiles } from '../written-files.ts'
import { linkFault } from './link-fault.ts'
import type { LinkFault } from './link-fault.ts'
import { pagesOf } from './pages.ts'

const checkDeadLinks = (all: AllCoaches): Diagnostic[] => {
  const pages = pagesOf(all)
  const files = writtenFiles(all)
  const found: Diagnostic[] = []
  for (const summary of all.summaries)
    for (const { href, target, own, mayHide, report } of linksOf(summary)) {
      const fault = linkFault(href, target, pages, own)
      if (fault && !(fault.isHidden && mayHide)) found.push(report(files, fault))
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
  report: (files: WrittenFiles, fault: LinkFault) => Diagnostic
}

/** Cached: the links of thousands of files are parsed once, not at every save of one of them. */
const linksOf = (summary: CoachSummary): readonly CoachLink[] => {
  const known = collected.get(summary) ?? collect(summary)
  collected.set(summary, known)
  return known
}

const collected = new WeakMap<CoachSummary, readonly CoachLink[]>()

const collect = (coach: CoachSummary): CoachLink[] => [
  ...coach.campaigns.flatMap((campaign) =>
    linksIn(
      campaign.links,
      { own: campaign.anchors, mayHide: !campaign.live },
      (files) => files.campaign({ coach, campaign }).report,
    ),
  ),
  ...linksIn(coach.coach?.links ?? [], elsewhere, (files) => files.coach(coach).report),
  ...coach.mails.flatMap((mail) =>
    mail.links.flatMap(([href, offset]) =>
      linkTo(href, elsewhere, (files, { message, fix }) =>
        files.mail(coach, mail)(offset, { rule: 'dead-link', word: href, message, fix }),
      ),
    ),
  ),
]

type Holder = { own: Anchors; mayHide: boolean }

/** What is no page has no anchors of its own. */
const elsewhere: Holder = { own: [], mayHide: false }

const linksIn = (links: WrittenLink[], holder: Holder, reportIn: (files: WrittenFiles) => Report) =>
  links.flatMap(([href, at]) =>
    linkTo(href, holder, (files, { message, fix }) =>
      reportIn(files)(at, { rule: 'dead-link', message, fix }),
    ),
  )

const linkTo = (href: string, holder: Holder, report: CoachLink['report']): CoachLink[] => {
  const target = targetOf(href)
  return target ? [{ href, target, ...holder, report }] : []
}
