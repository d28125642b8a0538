import type { StaffNotice } from '../../engine/campaign/release/staff-tool-view.ts'
import type { View } from '../../engine/campaign/release/view.ts'
import type { Mailbox } from '../ports.ts'
import type { StaffRows } from './staff-rows.ts'

export type OverviewDeps = {
  staffRows: Pick<StaffRows, 'overview'>
  mailbox: Pick<Mailbox, 'list'> | null
}

const mostMails = 50

/**
 * The first page of the staff area: counts, latest submissions, and the local mailbox, if mails go there. Staff
 * of a single coach do not see the mailbox: it knows no coaches.
 */
export const staffOverview = async (
  { staffRows, mailbox }: OverviewDeps,
  { coach }: { coach: string | null },
  notice: StaffNotice | null = null,
): Promise<View> => {
  const [rows, mails] = await Promise.all([
    staffRows.overview(coach),
    coach === null ? (mailbox?.list(mostMails) ?? null) : null,
  ])
  const summaries = mails?.map((mail) => ({ ...mail, sentAt: mail.sentAt.toISOString() })) ?? null
  return { page: 'staff/overview', data: { ...rows, mails: summaries, notice } }
}
