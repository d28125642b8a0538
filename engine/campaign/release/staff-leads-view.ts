/** The reason why no mail reaches the address, else the state of its journey; stored: it has none. */
export const leadStates = [
  'unsubscribed',
  'refused',
  'complaint',
  'active',
  'completed',
  'stopped',
  'suppressed',
  'stored',
] as const

/** A person on one campaign, as staff see it. */
export type Lead = {
  id: string
  name: string | null
  email: string
  coach: string
  /** "<coach>/<campaign>"; the name of a campaign without a file; null: none. */
  campaign: string | null
  source: string
  state: (typeof leadStates)[number]
  createdAt: string
}

/** As in the address. `to` is inclusive; days are UTC. */
export type LeadFilter = Partial<Record<'coach' | 'campaign' | 'source' | 'q' | 'from' | 'to', string>>

export type LeadChoices = { coaches: string[]; campaigns: string[]; sources: string[] }

export type StaffLeadsView = {
  page: 'staff/leads'
  data: {
    /** `submission`: the latest; null if there is none. */
    rows: (Lead & { submission: string | null })[]
    filter: LeadFilter
    choices: LeadChoices
    isFirst: boolean
    /** Cursor of the next older page. */
    next: string | null
  }
}
