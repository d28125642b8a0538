import type { DebugSummary } from '../../../campaign/staff/debug.ts'
import { knownWaiting } from '../known-waiting.ts'
import { sampleAt, samples, sampleTitle, sampleTitleAt } from '../sample.ts'

/** More than are shown first. */
const listed = 11

export const sampleSummary = (): DebugSummary => ({
  totalCampaigns: 0,
  deliveryStats: { sent: 0, failed: 0, pending: 0, unknown: 0 },
  days: [],
  campaigns: samples(listed + 1, (id, at) => ({
    id,
    name: sampleTitleAt(at),
    from_name: 'Adrienne Holt',
    from_email: 'adrienne@harbor.example',
    subject_template: 'Your seat is confirmed',
    is_active: true,
    is_listed: at < listed,
    // Those in trouble come first.
    failed_emails: at === 0 && knownWaiting().failing > 0 ? 1 : null,
  })),
  recentErrors: [],
  deliveries: samples(5, (id) => ({
    id,
    email_address: 'a***@example.com',
    created_at: sampleAt,
    email: sampleTitle,
    status: 'pending',
    error: null,
  })),
})
