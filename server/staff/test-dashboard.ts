import { normalizeEmail } from '../../engine/campaign/form/email-address.ts'
import { findRoute } from '../../engine/campaign/release/find-route.ts'
import type { SiteCoach } from '../../engine/campaign/release/release.ts'
import { Refused } from '../http/refusal.ts'
import type { StaffMailEnd } from './staff-mail.ts'
import { whySuppressed } from '../db/why-suppressed.ts'
import type { Mailbox, WithSite } from '../ports.ts'
import { titleOf } from '../people/names.ts'
import { sees, type Coaches } from '../people/coaches.ts'
import { type Member } from './member.ts'
import type { TestDesk } from './test-desk.ts'
import { toolWords } from './tool-words.ts'
import type { Staff } from './try-again.ts'

export type TestDeps = WithSite & {
  testDesk: TestDesk
  settings: { staffTestAddresses: string[] }
  mailbox: Pick<Mailbox, 'list'> | null
}

const paths = ['/lead-magnet', '/caring-health-guide']

/** `host`: of the staff area. */
export const testPages = ({ releases }: WithSite, host: string) => {
  const { site } = releases.current()
  return paths.map((path) => {
    const found = findRoute(site, { host, path, query: '' })
    return { path, name: found.kind === 'page' ? titleOf(site, found.campaign) : null }
  })
}

/** Throws `Refused` with the reason. */
export const sendTest = async (
  deps: TestDeps,
  by: Staff,
  { email: given, name }: { email: string; name: string | null },
): Promise<void> => {
  if (given.trim() === '') throw new Refused('missing_fields', { message: toolWords.missing })
  const email = normalizeEmail(given)
  if (email === null) throw new Refused('invalid_email')
  if (!mayTest(email, by, deps)) throw new Refused('bad_option', { message: mayNotTest })
  const coach = coachFor(deps, by.coaches)
  if (!coach) throw new Refused('not_configured', { message: 'There is no coach to send as.' })
  const end = await deps.testDesk.send({ coach, email, name }, by)
  if (end.kind !== 'sent') throw refusalOf(end)
}

const refusalOf = (end: Exclude<StaffMailEnd, { kind: 'sent' }>): Refused => {
  if (end.kind === 'failed') return new Refused('step_failed', { step: 'email', message: end.publicMessage })
  if (end.kind === 'capped') return new Refused('rate_limited', { message: toolWords.capped })
  return new Refused('bad_option', { message: whySuppressed[end.reason] })
}

export const mayTest = (email: string, { staff }: Member, { settings, mailbox }: TestDeps): boolean =>
  mailbox !== null || email === staff || settings.staffTestAddresses.includes(email)

export const mayNotTest =
  'Test emails go to your own address or to one in STAFF_TEST_ADDRESSES, a setting of the server.'

export const coachFor = ({ releases }: WithSite, coaches: Coaches): SiteCoach | undefined =>
  Object.values(releases.current().site.coaches).find(({ slug }) => sees(coaches, slug))
