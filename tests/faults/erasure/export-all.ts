import { must } from '../define-check.ts'
import type { Commands } from './commands.ts'
import { findWords } from './encodings.ts'
import { addresses, her } from './her.ts'

const exported = [addresses.own, addresses.fair, addresses.late]

/** All that she left; `given_back_places` would need a seat that was cancelled. */
const tablesOfHers = [
  'leads',
  'submissions',
  'consents',
  'user_journeys',
  'registrations',
  'step_runs',
  'delivery_log',
  'coach_notices',
  'person_notes',
  'person_tags',
  'suppressions',
  'unsubscribe_links',
  'done_tokens',
  'audit_log',
]

/** Returns of how many tables. */
export const exportAll = async ({ person }: Commands): Promise<number> => {
  const texts: string[] = []
  for (const address of exported) texts.push(await person('export', address))
  const tables = texts.flatMap((text) =>
    // What the command prints: engine/campaign/staff/person-commands.ts.
    Object.entries((JSON.parse(text) as { tables: Record<string, unknown[]> }).tables),
  )
  const filled = new Set(tables.filter(([, rows]) => rows.length > 0).map(([table]) => table))
  const missing = tablesOfHers.filter((table) => !filled.has(table))
  must(missing.length === 0, `the export has nothing of ${missing.join(', ')}`)
  // The address that she came from is stored as a hash.
  const { network, trouble, ...said } = her
  const wanted = { ...addresses, ...said, trouble: JSON.stringify(trouble).slice(1, -1) }
  const found = findWords(texts.join('\n'), wanted).map(({ what }) => what)
  const lost = Object.keys(wanted).filter((what) => !found.includes(what))
  must(lost.length === 0, `the export does not have her ${lost.join(', ')}`)
  must(!texts.some((text) => text.includes(network)), 'the export has the network address')
  return filled.size
}
