import type { stepRuns } from '../../db/schema/work.ts'

type Row = typeof stepRuns.$inferSelect

/** Columns that are not named like their property. */
const renamed: { [Property in keyof Row]?: string } = {
  dispatchedAt: 'handed_over_at',
  dispatches: 'handovers',
}

/** The column of a property. The schema itself is loaded to migrate only: it doubles the time of a start. */
export const columnOf = (property: keyof Row): string =>
  renamed[property] ?? property.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

export type RunState = Row['state']

export const leaseSeconds = 20

const shared = [
  'id',
  'submissionId',
  'leadId',
  'journeyId',
  'coach',
  'campaign',
  'campaignId',
  'step',
  'config',
  'provider',
  'email',
  'priority',
  'troubled',
  'attempts',
  'outages',
  'dispatches',
] as const satisfies (keyof Row)[]

export type LeasedRun = Pick<Row, (typeof shared)[number]> & {
  key: Row['effectKey']
  isDrip: boolean
  isAwaited: boolean
  leaseToken: string
  firstDueAt: Date
}

export const leasedRunColumns = `
  ${shared.map((column) => `${columnOf(column)} as "${column}"`).join(', ')},
  effect_key as key, priority = 1 as "isDrip", awaited_until is not null as "isAwaited",
  lease_token as "leaseToken", coalesce(first_due_at, created_at) as "firstDueAt"`

export type RunEnd = Pick<Row, 'id' | 'state' | 'lastError'> & { key: Row['effectKey'] }

export const isOver = (state: RunState) => state !== 'pending' && state !== 'running'

export const idsOf = (run: LeasedRun) => ({
  step: run.step,
  campaign: run.campaign,
  stepRun: run.id,
  submission: run.submissionId,
})

export const keysOf = (runs: LeasedRun[]) => [
  runs.map(({ id }) => id),
  runs.map(({ leaseToken }) => leaseToken),
]
