import { normalizeEmail } from '../../engine/campaign/form/email-address.ts'
import { findRoute } from '../../engine/campaign/release/find-route.ts'
import type { SiteCoach } from '../../engine/campaign/release/release.ts'
import type { StaffNotice, StaffToolView } from '../../engine/campaign/release/staff-tool-view.ts'
import type { DripTick } from '../pipeline/journeys/drip.ts'
import { StorageUnavailable } from '../errors.ts'
import type { StaffMailEnd } from './staff-mail.ts'
import { whySuppressed } from '../db/why-suppressed.ts'
import type { Mailbox, WithSite } from '../ports.ts'
import { sees, type Coaches } from '../people/coaches.ts'
import { type Member } from './member.ts'
import { mayAct } from './require-staff.ts'
import type { TestDesk } from './test-desk.ts'
import { toolWords } from './tool-words.ts'
import type { Staff } from './try-again.ts'

export type TestDeps = WithSite & {
  testDesk: TestDesk
  settings: { staffTestAddresses: string[] }
  mailbox: Pick<Mailbox, 'list'> | null
}

const links = ['/lead-magnet', '/caring-health-guide']

export const testDashboard = (
  { releases }: WithSite,
  by: Member,
  host: string,
  { email = '', notice = null }: { email?: string; notice?: StaffNotice | null } = {},
): StaffToolView => {
  const { site } = releases.current()
  const isLive = (path: string) => findRoute(site, { host, path, query: '' }).kind === 'page'
  const data = {
    mayAct: mayAct(by),
    email,
    links: links.map((path) => ({ path, isLive: isLive(path) })),
    notice,
  }
  return { page: 'staff/test-dashboard', data }
}

export const sendTest = async (
  deps: TestDeps,
  by: Staff,
  { email: given, name }: { email: string; name: string | null },
): Promise<StaffNotice> => {
  if (given.trim() === '') return { tone: 'error', title: 'Error', text: toolWords.missing }
  const email = normalizeEmail(given)
  if (email === null) return failed('This is not an e-mail address.')
  if (!mayTest(email, by, deps)) return failed(mayNotTest)
  const coach = coachFor(deps, by.coaches)
  if (!coach) return failed('There is no coach to send as.')
  const end = await deps.testDesk.send({ coach, email, name }, by)
  return end.kind === 'sent' ? { tone: 'ok', title: toolWords.sent } : failed(reasonOf(end))
}

export const mayTest = (email: string, { staff }: Member, { settings, mailbox }: TestDeps): boolean =>
  mailbox !== null || email === staff || settings.staffTestAddresses.includes(email)

export const mayNotTest =
  'Test mails go to your own address or to one of STAFF_TEST_ADDRESSES. Ask the operator to add it.'

const failed = (text: string): StaffNotice => ({ tone: 'error', title: toolWords.sendFailed, text })

export type DueDeps = { functions: { processDue: (by: Staff) => Promise<DripTick> } }

export const processDue = async ({ functions }: DueDeps, by: Staff): Promise<StaffNotice> => {
  try {
    const { journeysProcessed, emailsSent } = await functions.processDue(by)
    return { tone: 'ok', title: toolWords.processed(journeysProcessed, emailsSent) }
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error
    return { tone: 'error', title: toolWords.processFailed, text: toolWords.why.storage }
  }
}

export const coachFor = ({ releases }: WithSite, coaches: Coaches): SiteCoach | undefined =>
  Object.values(releases.current().site.coaches).find(({ slug }) => sees(coaches, slug))

const reasonOf = (end: Exclude<StaffMailEnd, { kind: 'sent' }>): string => {
  if (end.kind === 'failed') return end.publicMessage
  return end.kind === 'suppressed' ? whySuppressed[end.reason] : toolWords.why[end.kind]
}
