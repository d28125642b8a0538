import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { AllCoaches } from '../all-coaches.ts'
import { coachLinks } from './coach-links.ts'
import { linkFault } from './link-target.ts'
import { pagesOf } from './pages.ts'
import { defineRule } from '../define-rule.ts'

/** A link into our own pages arrives, whichever coach's page it leads to. */
const checkDeadLinks = (all: AllCoaches): Diagnostic[] => {
  const pages = pagesOf(all)
  const found: Diagnostic[] = []
  for (const part of all.parts)
    for (const { href, target, own, mayHide, report } of coachLinks(part)) {
      const fault = linkFault(href, target, pages, own)
      // A page that nobody sees yet may link to another one.
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
