import type { DevCampaign, DevCoach, DevProblem } from '../../../campaign/preview/dev-view.ts'

/** What of the list is shown. `coach`: slug of the only one, or empty for all. */
export type ListFilter = { query: string; coach: string; isFaulty: boolean }

/** The coaches and campaigns that hold every word of the query; coaches whom that leaves without any go. */
export const filterCampaigns = (coaches: DevCoach[], { query, coach, isFaulty }: ListFilter): DevCoach[] => {
  const words = wordsOf(query)
  return coaches.flatMap((one) => {
    if (coach !== '' && one.slug !== coach) return []
    const campaigns = one.campaigns.filter(
      (campaign) => hasAll(textOf(campaign, one.brand), words) && (!isFaulty || campaign.problems.length > 0),
    )
    const isShownEmpty = words.length === 0 && (!isFaulty || one.problems.length > 0)
    return campaigns.length > 0 || isShownEmpty ? [{ ...one, campaigns }] : []
  })
}

/** The problems of what is shown, and those that hold every word themselves. */
export const filterProblems = (
  problems: DevProblem[],
  shown: DevCoach[],
  { query, coach }: ListFilter,
): DevProblem[] => {
  const words = wordsOf(query)
  if (words.length === 0 && coach === '') return problems
  const told = new Set(
    shown
      .flatMap((one) => [...one.problems, ...one.campaigns.flatMap((own) => own.problems)])
      .map(problemText),
  )
  return problems.filter(
    (problem) => told.has(problemText(problem)) || (coach === '' && hasAll(problemText(problem), words)),
  )
}

/** The first campaigns of the list, and their coaches; `total`: how many each of these has in the list. */
export const firstOf = (coaches: DevCoach[], count: number): { coach: DevCoach; total: number }[] => {
  let left = count
  return coaches.flatMap((coach) => {
    if (left <= 0) return []
    const campaigns = coach.campaigns.slice(0, left)
    // A coach without campaigns takes the room of one.
    left -= Math.max(1, campaigns.length)
    return [{ coach: { ...coach, campaigns }, total: coach.campaigns.length }]
  })
}

export const campaignsIn = (coaches: DevCoach[]): DevCampaign[] =>
  coaches.flatMap(({ campaigns }) => campaigns)

const wordsOf = (query: string) => query.toLowerCase().split(/\s+/).filter(Boolean)

const hasAll = (text: string, words: string[]) => {
  const lower = text.toLowerCase()
  return words.every((word) => lower.includes(word))
}

const textOf = ({ name, id, path, aliases, redirects, file, problems }: DevCampaign, brand: string) =>
  [name, id, path, ...aliases, ...redirects, file, brand, ...problems.map(problemText)].join(' ')

/** Its words, which tell it apart from others as well. */
export const problemText = ({ place, rule, message }: DevProblem): string => `${place} ${rule} ${message}`
