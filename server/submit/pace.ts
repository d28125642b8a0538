import { setTimeout as wait } from 'node:timers/promises'
import type { SiteCampaign } from '../../engine/campaign/release/release.ts'
import type { Acceptance, Submission } from '../pipeline/accept/submission.ts'

type Sample = { ms: number; outcome: 'full' | 'partial' }

/** How long real answers of a campaign took lately, and how they ended. */
export type Pace = ReturnType<typeof createPace>

const samplesKept = 32
const beforeAny: Sample = { ms: 120, outcome: 'full' }

export const createPace = (random: () => number = Math.random) => {
  const samples = new Map<string, Sample[]>()
  return {
    record: (campaign: string, sample: Sample) => {
      samples.set(campaign, [...(samples.get(campaign) ?? []), sample].slice(-samplesKept))
    },
    sample: (campaign: string) => {
      const known = samples.get(campaign) ?? []
      return known[Math.floor(random() * known.length)] ?? beforeAny
    },
  }
}

type Ended = { submission: Submission; acceptance: Extract<Acceptance, { kind: 'stored' }>; took: number }

/** Further wait of a visitor who is past the limit, in milliseconds. */
const slowedBy = 1000

export type PaceDeps = { pause?: (ms: number) => Promise<void> }

/**
 * Where an answer has nothing to wait for although others have (quarantined, capped, unsubscribed), it waits as long, and ends, as one
 * of them lately did: neither a script nor a stranger can read from it what happened.
 */
export const keepPace = async (
  { pause = wait }: PaceDeps,
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
