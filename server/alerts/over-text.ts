import type { Alert } from './alert-book.ts'

/** How an alert ended, by the first part of its name. */
const ends: Record<string, (provider: string) => string> = {
  breaker: (provider) => `"${provider}" can be used again; waiting deliveries resume`,
  queue: (provider) => `effects for "${provider}" are no longer late`,
  mail_not_in_release: (email) => `no mail fails any more for want of "${email}"`,
  failures: () => 'the failure rate is normal again',
  bounces: () => 'the rate of bounces is normal again',
  disk: (machine) => `the disk of DATA_DIR on ${machine} has enough space again`,
  database: () => 'the database accepts forms again',
}

/** The sentence for the end of an alert, such as `Over: "mail" can be used again`. */
export const overText = ({ name, since }: Pick<Alert, 'name' | 'since'>): string => {
  const [kind = '', ...more] = name.split(':')
  // The last part of "queue:mail:0" is a priority, that of "breaker:webhook:hooks.example.com" a host.
  const about = (kind === 'queue' ? more.slice(0, -1) : more).join(':')
  const end = ends[kind]?.(about) ?? `"${name}"`
  return `over: ${end}. It began at ${since.toISOString()}.`
}
