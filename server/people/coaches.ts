/** Slugs of the coaches whose people somebody sees; null: all. */
export type Coaches = readonly string[] | null

export const sees = (coaches: Coaches, coach: string): boolean => coaches === null || coaches.includes(coach)
