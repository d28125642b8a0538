import { escapeHtml } from '../../engine/campaign/mail/fill-email.ts'
import type { SiteCoach } from '../../engine/campaign/release/release.ts'
import type { Pool } from '../adapters/postgres.ts'
import { greetingName } from '../../engine/campaign/mail/greeting-name.ts'
import { mostTests } from './staff-mail.ts'
import type { SendStaffMail, StaffMailEnd } from './staff-mail.ts'
import type { Staff } from './try-again.ts'
import type { Clock } from '../ports.ts'
import { campaignCheck } from './campaign-check.ts'
import type { CampaignCheck } from './campaign-check.ts'
import { completeTestJourney, saveTestLead, testCampaignId } from './test-campaign.ts'

/** The campaign that staff try mails with. */
export interface TestDesk {
  /** Stores the lead with its journey, and sends the test mail. */
  send(test: { coach: SiteCoach; email: string; name: string | null }, by: Staff): Promise<StaffMailEnd>
  /** Id of the row of "Test Campaign"; null before the first test. */
  campaignId(): Promise<string | null>
  /** What the database holds of campaigns, and what is wrong with it. */
  check(): Promise<CampaignCheck>
}

type Parts = { pool: Pool; clock: Clock; secret: string; sendStaffMail: SendStaffMail }

export const createTestDesk = (parts: Parts): TestDesk => ({
  send: async ({ coach, email, name }, by) => {
    const { slug, sender } = coach
    const lead = await saveTestLead(parts, { email, name, coach: slug, sender })
    const end = await parts.sendStaffMail(
      { coach, to: email, ...wordsFor(coach, name), calledBy: 'send-welcome-email', most: mostTests },
      by,
    )
    if (end.kind === 'sent') await completeTestJourney(parts, lead)
    return end
  },
  campaignId: () => testCampaignId(parts.pool),
  check: () => campaignCheck(parts.pool),
})

const wordsFor = ({ brand }: SiteCoach, name: string | null) => {
  const text = `Hello ${greetingName(name, 'there')},\n\nThis is a test. If you can read it, mails of ${brand} leave as they should.`
  const html = text
    .split('\n\n')
    .map((part) => `<p>${escapeHtml(part)}</p>`)
    .join('')
  return { subject: `Test mail from ${brand}`, html, text }
}
