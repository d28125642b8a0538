type Event = { taken: number; startsAt: string | null }

/** Nobody has a seat, and there is little time left. */
export const isEmptySoon = ({ taken, startsAt }: Event): boolean =>
  taken === 0 && startsAt !== null && isSoon(startsAt)

export const isSoon = (startsAt: string): boolean => Date.parse(startsAt) - Date.now() < 14 * 86_400_000
