import type { DevCoach } from '../../campaign/dev-view.ts'

/** The coaches and campaigns that hold every word of `query` (name, id, path, file, coach); coaches left empty go. */
export const filterCampaigns = (coaches: DevCoach[], query: string, isFaulty: boolean): DevCoach[] => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return coaches.flatMap((coach) => {
    const campaigns = coach.campaigns.filter(({ name, id, path, aliases, redirects, file, problems }) => {
      const text = [name, id, path, ...aliases, ...redirects, file, coach.brand].join(' ').toLowerCase()
      return words.every((word) => text.includes(word)) && (!isFaulty || problems.length > 0)
    })
    const isOwnFault = isFaulty && coach.problems.length > 0 && words.length === 0
    return campaigns.length > 0 || isOwnFault ? [{ ...coach, campaigns }] : []
  })
}
