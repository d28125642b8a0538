import type { FunctionServices } from '../../server/functions/services.ts'
import type { TestDesk } from '../../server/staff/test-desk.ts'

export const fakeFunctions: FunctionServices = {
  staffOfToken: async () => null,
  callForLead: async () => ({ kind: 'no_lead' }),
  hasMailingList: false,
  sendStaffMail: async () => ({ kind: 'sent' }),
  debugRows: {
    summary: async () => ({
      totalCampaigns: 0,
      deliveryStats: { sent: 0, failed: 0, pending: 0, unknown: 0 },
      days: [],
      campaigns: [],
      recentErrors: [],
      deliveries: [],
    }),
    details: async () => ({
      campaign: null,
      sequences: [],
      landingPage: null,
      deliveries: [],
      canTryAgain: 0,
    }),
  },
  signUpMail: () => null,
  retryFailed: async () => [],
  processDue: async () => ({ journeysProcessed: 0, emailsSent: 0 }),
  note: async () => {},
}

export const fakeTestDesk: TestDesk = {
  send: async () => ({ kind: 'sent' }),
  campaignId: async () => null,
  check: async () => ({
    isOk: true,
    email_campaigns: 1,
    active_campaigns: 1,
    email_sequences: 0,
    pages: 1,
    problems: [],
  }),
}
