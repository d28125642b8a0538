import type { DebugSummary } from '../../../campaign/staff/debug.ts'
import { sampleAt, samples, sampleTitle } from '../sample.ts'

export const sampleSummary: DebugSummary = {
  totalCampaigns: 0,
  deliveryStats: { sent: 0, failed: 0, pending: 0, unknown: 0 },
  days: [],
  campaigns: samples(10, (id) => ({
    id,
    name: sampleTitle,
    from_name: 'Adrienne Holt',
    from_email: 'adrienne@harbor.example',
    subject_template: 'Your seat is confirmed',
    is_active: true,
    is_listed: true,
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
}
