import { liesIn } from '../../../campaign/schema/host-name.ts'
import { SiteFile } from '../../../campaign/schema/site-file.ts'
import type { ParsedFiles } from '../../parse/parsed-files.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { didYouMean } from '../../fixes/nearest.ts'
import type { Source } from '../../schema/source.ts'
import { defineRule } from '../define-rule.ts'

/** Calls are booked at known hosts only: a calendar sees who books, and may be in a frame on the page. */
const checkSchedulers = ({ site, coaches, campaigns }: ParsedFiles): Diagnostic[] => {
  const hosts = site?.value?.schedulerHosts ?? hostsByDefault
  return [
    ...[...coaches.values()].flatMap(({ source, raw }) =>
      unknownHost(source, ['scheduler'], raw['scheduler'], hosts),
    ),
    ...campaigns.flatMap(({ source, sections }) =>
      sections.flatMap((section, index) =>
        section['type'] === 'scheduler'
          ? calendarsOf(section, ['sections', index]).flatMap(({ calendar, path }) =>
              unknownHost(source, path, calendar, hosts),
            )
          : [],
      ),
    ),
  ]
}

export const schedulerRule = defineRule({
  ids: {
    'scheduler-host': { says: 'Calls are booked at known hosts, at a full https: address.', hides: 'node' },
  },
  check: checkSchedulers,
})

const calendarsOf = (section: Record<string, unknown>, path: PropertyKey[]) => {
  const slots: unknown[] = Array.isArray(section['slots']) ? section['slots'] : []
  const own = { calendar: section['calendar'], path: [...path, 'calendar'] }
  const more = slots.map((slot, index) => ({
    calendar: typeof slot === 'object' && slot !== null && 'calendar' in slot ? slot.calendar : undefined,
    path: [...path, 'slots', index, 'calendar'],
  }))
  return [own, ...more].filter(({ calendar }) => calendar !== '@scheduler')
}

const hostsByDefault = SiteFile.shape.schedulerHosts.parse(undefined)

const unknownHost = (
  { report }: Source,
  path: PropertyKey[],
  calendar: unknown,
  hosts: readonly string[],
): Diagnostic[] => {
  if (typeof calendar !== 'string') return []
  const { protocol, hostname, port } = URL.parse(calendar) ?? { protocol: '', hostname: '', port: '' }
  const refused = (message: string, fix: string) => [report(path, { rule: 'scheduler-host', message, fix })]
  if (protocol !== 'https:' || port !== '')
    return refused(
      `must be an https: address of a calendar, but is ${JSON.stringify(calendar)}.`,
      `${calendar.startsWith('@') ? didYouMean(calendar, ['@scheduler']) : ''}Write the whole address, such as "https://${hosts[0] ?? 'calendly.com'}/your-name".`,
    )
  if (hosts.some((host) => liesIn(hostname, host))) return []
  return refused(
    `the host "${hostname}" is not one that calls may be booked at.`,
    `${didYouMean(hostname, hosts)}Allowed: ${hosts.join(', ')}. The whole list can be written in campaigns/site.yaml, under "schedulerHosts".`,
  )
}
