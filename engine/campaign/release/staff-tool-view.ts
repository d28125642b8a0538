export type StaffNotice = { tone: 'error' | 'ok'; title: string; text?: string }

type Rows = Record<string, unknown>[]

export type DebugSummary = {
  totalCampaigns: number
  deliveryStats: { sent: number; failed: number; pending: number; unknown: number }
  campaigns: Rows
  recentErrors: Rows
  deliveries: Rows
}
export type DebugDetails = {
  campaign: Record<string, unknown> | null
  sequences: Rows
  landingPage: Record<string, unknown> | null
  deliveries: Rows
}

export const debugTabs = ['campaigns', 'errors', 'details'] as const
export type DebugTab = (typeof debugTabs)[number]

export type StaffToolView =
  | {
      page: 'staff/test-dashboard'
      data: {
        mayAct: boolean
        email: string
        links: { path: string; isLive: boolean }[]
        notice: StaffNotice | null
      }
    }
  | {
      page: 'staff/diagnostics'
      data: {
        mayAct: boolean
        email: string
        name: string
        results: { title: string; isOk: boolean; json: string }[]
        notice: StaffNotice | null
      }
    }
  | {
      page: 'staff/debug'
      data: {
        mayAct: boolean
        tab: DebugTab
        summary: DebugSummary | null
        details: DebugDetails | null
        retried: Rows | null
        notice: StaffNotice | null
      }
    }
