import type { Alert } from './alert-book.ts'

/** What is the case again once an alert is over, by the first part of its name. */
const ends: Record<string, (provider: string) => string> = {
  breaker: (provider) => `"${provider}" can be used again; what waited for it leaves now`,
  queue: (provider) => `effects for "${provider}" are no longer late`,
  mail_not_in_release: (email) => `no mail fails any more for want of "${email}"`,
  failures: () => 'effects fail no more often than they usually do',
  bounces: () => 'no more mails come back than usual',
  disk: (machine) => `the disk of DATA_DIR on ${machine} has room again`,
  database: () => 'the database takes forms again',
}

/** The sentence that tells the end of an alert, such as `Over: "mail" can be used again`. */
export const overText = ({ name, since }: Pick<Alert, 'name' | 'since'>): string => {
  const [kind = '', ...more] = name.split(':')
  // The last part of "queue:mail:0" is a priority, that of "breaker:webhook:hooks.example.com" a host.
  const about = (kind === 'queue' ? more.slice(0, -1) : more).join(':')
  const end = ends[kind]?.(about) ?? `"${name}"`
  return `over: ${end}. It began at ${since.toISOString()}.`
}
