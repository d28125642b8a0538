import type { Delivery } from '../../engine/campaign/staff/mails.ts'
import { datedId } from '../db/dated-campaigns.ts'
import type { Pool } from '../adapters/postgres.ts'
import { titleOf } from '../people/names.ts'
import { maskAddresses } from '../pipeline/mask-addresses.ts'
import type { WithSite } from '../ports.ts'
import { stepRunOf } from '../subscriptions/mail-events.ts'

export type MailDelivery = (messageId: string) => Promise<Delivery | null>

/** What the outbox knows of a mail. Null: it left without it, such as a sign-in link or a test. */
export const createMailDelivery =
  ({ pool, releases }: WithSite & { pool: Pool }): MailDelivery =>
  async (messageId) => {
    const id = stepRunOf(messageId)
    if (id === null) return null
    const { rows } = await pool.query<Row>(select, [id])
    const [row] = rows
    if (!row) return null
    return {
      ...row,
      campaign: titleOf(releases.current().site, row.campaign),
      writtenAt: row.writtenAt.toISOString(),
      acceptedAt: row.acceptedAt?.toISOString() ?? null,
      error: row.error && maskAddresses(row.error),
    }
  }

type Row = Omit<Delivery, 'writtenAt' | 'acceptedAt'> & { writtenAt: Date; acceptedAt: Date | null }

const select = `
select run.id as run, run.lead_id as lead, ${datedId('run')} as campaign, run.attempts, run.created_at as "writtenAt",
  run.sent_at as "acceptedAt", coalesce(delivery.error, run.last_error) as error,
  case when run.state = 'sent' and delivery.status = 'failed' then 'bounced'
       when run.state in ('pending', 'running') then 'due' else run.state end as outcome
from step_runs run left join delivery_log delivery on delivery.step_run_id = run.id
where run.id = $1`
