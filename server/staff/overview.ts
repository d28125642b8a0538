import type { View } from '../../engine/campaign/view.ts'
import type { AppDeps } from '../app-deps.ts'

const mostMails = 50

/** The first page of the staff area: counts, latest submissions, and the local mailbox where mails are kept in one. */
export const staffOverview = async ({ staffRows, mailbox }: AppDeps): Promise<View> => {
  const [rows, mails] = await Promise.all([staffRows.overview(), mailbox?.list(mostMails) ?? null])
  const summaries = mails?.map((mail) => ({ ...mail, sentAt: mail.sentAt.toISOString() })) ?? null
  return { page: 'staff/overview', data: { ...rows, mails: summaries } }
}
