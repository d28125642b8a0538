import { setTimeout as wait } from 'node:timers/promises'
import type { SiteCampaign } from '../../engine/campaign/release/release.ts'
import type { AppDeps } from '../process/app-deps.ts'
import type { Acceptance, Submission } from '../pipeline/accept/submission.ts'
import type { Pace } from './pace.ts'

type Ended = { submission: Submission; acceptance: Extract<Acceptance, { kind: 'stored' }>; took: number }

/** Further wait of a visitor who is past the limit, in milliseconds. */
const slowedBy = 1000

/**
 * Where an answer waits for nothing although others do (held, capped, unsubscribed), it waits as long, and ends, as one
 * of them lately did: neither a script nor a stranger can read from it what happened.
 */
export const keepPace = async (
  { pause = wait }: Pick<AppDeps, 'pause'>,
  pace: Pace,
  { submission: { campaign, quarantined }, acceptance, took }: Ended,
): Promise<'full' | 'partial'> => {
  if (acceptance.replayed) return acceptance.outcome
  if (!quarantined && (acceptance.waited || !waitsForSomething(campaign))) {
    pace.record(campaign.id, { ms: took, outcome: acceptance.outcome })
    return acceptance.outcome
  }
  const { ms, outcome } = pace.sample(campaign.id)
  await pause(Math.max(0, ms - took) + (quarantined === 'rate' ? slowedBy : 0))
  return acceptance.outcome === 'partial' ? 'partial' : outcome
}

const waitsForSomething = ({ pipeline }: SiteCampaign) =>
  pipeline.some((entry) => Number(entry['wait']) > 0 && entry['onError'] !== 'logged')
