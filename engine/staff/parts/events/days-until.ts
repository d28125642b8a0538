const dayMs = 86_400_000

/** Days of the reader's zone. */
const daysUntil = (at: string): number => {
  const [from, to] = [new Date(), new Date(at)].map((date) => date.setHours(0, 0, 0, 0))
  return Math.round(((to ?? 0) - (from ?? 0)) / dayMs)
}

/** "Today", "Tomorrow", "In 3 days". */
export const inDays = (at: string): string => {
  const days = daysUntil(at)
  if (days <= 0) return 'Today'
  return days === 1 ? 'Tomorrow' : `In ${days} days`
}
