import type { ConfirmationState, Guest } from '../../../engine/campaign/staff/events.ts'
import type { SiteCampaign } from '../../../engine/campaign/release/release.ts'
import type { Pool } from '../../adapters/postgres.ts'
import { signUpMail } from '../../db/site-rows.ts'
import { whySuppressed, type SuppressionReason } from '../../db/why-suppressed.ts'
import { maskAddresses } from '../../pipeline/mask-addresses.ts'
import { mayTryAgain } from '../try-again.ts'

/** More are in the CSV. */
export const mostGuests = 2000

type Asked = { event: string; campaign: SiteCampaign | undefined }

/** By name, at most `most`. */
export const listGuests = async (
  pool: Pool,
  { event, campaign }: Asked,
  most = mostGuests,
): Promise<{ guests: Guest[]; isCut: boolean }> => {
  const { rows } = await pool.query<Row>(byName, [event, confirmationOf(campaign), most + 1])
  return { guests: rows.slice(0, most).map((row) => toGuest(row, campaign)), isCut: rows.length > most }
}

/** The guests whose addresses come after that one, in the order of addresses. */
export const guestsAfter = async (
  pool: Pool,
  { event, campaign }: Asked,
  { after, most }: { after: string; most: number },
): Promise<Guest[]> => {
  const { rows } = await pool.query<Row>(byAddress, [event, confirmationOf(campaign), most, after])
  return rows.map((row) => toGuest(row, undefined))
}

const confirmationOf = (campaign: SiteCampaign | undefined) => (campaign && signUpMail(campaign)) ?? null

type Row = Omit<Guest, 'answers' | 'registeredAt' | 'here' | 'confirmation' | 'why'> & {
  answers: Record<string, unknown> | null
  registeredAt: Date
  here: Date | null
  state: string | null
  lastError: string | null
  reason: SuppressionReason | null
}

const toGuest = (
  { answers, registeredAt, here, state, lastError, reason, ...guest }: Row,
  campaign: SiteCampaign | undefined,
): Guest => {
  const confirmation = reason === 'refused' ? 'refused' : (states[state ?? ''] ?? 'none')
  return {
    ...guest,
    answers: Object.fromEntries(
      Object.entries(answers ?? {}).map(([name, value]) => [name, answerText(campaign, name, value)]),
    ),
    registeredAt: registeredAt.toISOString(),
    here: here?.toISOString() ?? null,
    confirmation,
    // That an address is refused says why.
    why:
      confirmation === 'sent' || reason === 'refused'
        ? null
        : (reason && whySuppressed[reason]) || (lastError && maskAddresses(lastError)),
  }
}

const states: Record<string, ConfirmationState> = {
  sent: 'sent',
  pending: 'pending',
  running: 'pending',
  failed: 'failed',
  unknown: 'failed',
  suppressed: 'refused',
}

/** As the page shows it; without a campaign, as it is stored. */
const answerText = (campaign: SiteCampaign | undefined, name: string, value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const field = campaign?.form?.fields.find((each) => each.name === name)
  const options = field && 'options' in field ? field.options : []
  return options.find((option) => option.value === text)?.label ?? text
}

const guests = (page: string) => `
with page as (
  select registration.id, registration.lead_id, lead.name, registration.email, registration.details,
         registration.created_at, registration.attended_at, lead.coach, lead.address_hash
  from registrations registration join leads lead on lead.id = registration.lead_id
  where registration.event = $1 ${page}
)
select page.id, page.lead_id as lead, page.name, page.email, page.details as answers, page.created_at as "registeredAt",
       page.attended_at as here, mail.state, mail.last_error as "lastError", mail.retry, gone.reason
from page
left join lateral (
  select state, last_error, case when ${mayTryAgain('run')} then id end as retry from step_runs run
  where run.lead_id = page.lead_id and run.email is not null and run.email = coalesce($2, run.email)
    and run.step in ('email', 'journey')
  order by created_at desc limit 1
) mail on true
left join suppressions gone on gone.coach = page.coach and gone.address_hash = page.address_hash`

const byName = `${guests(`order by lower(coalesce(lead.name, registration.email)), registration.email limit $3`)}
order by lower(coalesce(page.name, page.email)), page.email`

const byAddress = `${guests('and registration.email > $4 order by registration.email limit $3')} order by page.email`
