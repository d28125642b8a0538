import type { BenefitsProps } from '../benefits.schema.ts'

type Items = BenefitsProps['items']

/** What the notes say in minutes ("4 min", "1 hour"); an entry that says something else counts as the shortest. Equal without times. */
export const minutesOf = (items: Items): number[] => {
  const minutes = items.map(({ note }) => inMinutes(note))
  const known = minutes.filter((value) => value !== undefined)
  const shortest = known.length > 1 ? Math.min(...known) : 1
  return minutes.map((value) => (known.length > 1 ? (value ?? shortest) : 1))
}

/** The same, but what is no time takes none. */
export const spentOf = (items: Items): number[] =>
  totalOf(items) === undefined ? minutesOf(items) : items.map(({ note }) => inMinutes(note) ?? 0)

/** The sum of those notes that are a time, if it is more than one. */
export const totalOf = (items: Items): string | undefined => {
  const minutes = items.flatMap(({ note }) => inMinutes(note) ?? [])
  if (minutes.length < 2) return undefined
  const total = minutes.reduce((sum, value) => sum + value, 0)
  const hours = Math.floor(total / 60)
  const rest = total % 60
  return [hours > 0 && `${hours}\u00a0h`, rest > 0 && `${rest}\u00a0min`].filter(Boolean).join(' ')
}

const inMinutes = (note = ''): number | undefined => {
  const [, figure, unit] = /^(\d{1,3}) ?(min(?:utes)?|h|hours?)$/.exec(note) ?? []
  if (figure === undefined) return undefined
  return Number(figure) * (unit?.startsWith('h') ? 60 : 1)
}
