import { askingOf, vendorsOf } from '../../../campaign/schema/analytics.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { RuleWords } from '../../diagnostics/rule-words.ts'
import type { ParsedCoach } from '../../parse/parsed-files.ts'

export const hostIds = {
  'opened-hosts': { says: "A note, no fault: a coach's pages load and send something elsewhere." },
} satisfies Record<string, RuleWords>

/** To which hosts the analytics of a coach open the policy of pages. */
export const openedHosts = ({ source, value }: ParsedCoach): Diagnostic[] => {
  const { analytics } = value ?? {}
  if (!analytics) return []
  const hosts = vendorsOf(analytics).flatMap(({ hosts: { script, connect, img } }) => [
    ...script,
    ...connect,
    ...img,
  ])
  if (hosts.length === 0) return []
  const listed = [...new Set(hosts)].map((host) => host.replace('https://', '')).join(', ')
  const asking = askingOf(analytics).map(({ name }) => name)
  return [
    source.report(['analytics'], {
      rule: 'opened-hosts',
      at: 'key',
      message: `opens the pages to ${listed}.`,
      fix:
        asking.length > 0
          ? `Visitors are asked before ${asking.join(' and ')} may count them. Say it in your privacy policy: "template: privacy" does.`
          : 'Visitors are not asked, since no cookie is set. Say it in your privacy policy: "template: privacy" does.',
    }),
  ]
}
