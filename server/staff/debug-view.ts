import type { DebugTab, StaffNotice, StaffToolView } from '../../engine/campaign/release/staff-tool-view.ts'
import { isUuid } from '../db/is-uuid.ts'
import type { WithSite } from '../ports.ts'
import type { DebugRows } from './debug-rows.ts'
import type { RetryFailed } from './retry-failed.ts'
import { StorageUnavailable } from '../errors.ts'
import type { Staff } from './try-again.ts'
import { toolWords } from './tool-words.ts'

export type DebugDeps = WithSite & { functions: { debugRows: DebugRows; retryFailed: RetryFailed } }

type Wanted = {
  tab: DebugTab
  campaign: string | null
  retries?: boolean
}

export const debugView = async (deps: DebugDeps, by: Staff, wanted: Wanted): Promise<StaffToolView> => {
  const { tab, retries = false } = wanted
  const id = rowIdOf(deps, by.coach, wanted.campaign)
  try {
    const retried = retries && id !== null ? await deps.functions.retryFailed(id, by) : null
    const [summary, details] = await Promise.all([
      deps.functions.debugRows.summary(by.coach),
      id !== null ? deps.functions.debugRows.details(id) : null,
    ])
    const notice: StaffNotice | null = retried && { tone: 'ok', title: toolWords.retried(retried.length) }
    return { page: 'staff/debug', data: { tab, summary, details, retried, notice } }
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error
    const notice: StaffNotice = { tone: 'error', title: 'Error', text: toolWords.loadFailed }
    return { page: 'staff/debug', data: { tab, summary: null, details: null, retried: null, notice } }
  }
}

/** Staff see closed campaigns, but none of another coach; a row without a file has no coach. */
export const rowIdOf = (
  { releases }: WithSite,
  coach: string | null,
  rowId: string | null,
): string | null => {
  const { campaigns } = releases.current().site
  const campaign = Object.values(campaigns).find((each) => each.rowId === rowId)
  if (campaign) return coach === null || campaign.coach === coach ? campaign.rowId : null
  return coach === null && rowId !== null && isUuid(rowId) ? rowId : null
}
