import { stepRuns } from '../../db/schema/work.ts'

type Row = typeof stepRuns.$inferSelect

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
  ${shared.map((column) => `${stepRuns[column].name} as "${column}"`).join(', ')},
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
