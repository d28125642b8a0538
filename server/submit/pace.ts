type Sample = { ms: number; outcome: 'full' | 'partial' }

/** How long real answers of a campaign took lately, and how they ended. */
export type Pace = {
  record: (campaign: string, sample: Sample) => void
  sample: (campaign: string) => Sample
}

const kept = 32
const beforeAny: Sample = { ms: 120, outcome: 'full' }

/** Keeps the last answers of each campaign; gives one of them at random. */
export const createPace = (random: () => number = Math.random): Pace => {
  const samples = new Map<string, Sample[]>()
  return {
    record: (campaign, sample) => {
      samples.set(campaign, [...(samples.get(campaign) ?? []), sample].slice(-kept))
    },
    sample: (campaign) => {
      const known = samples.get(campaign) ?? []
      return known[Math.floor(random() * known.length)] ?? beforeAny
    },
  }
}
