import { isRecord } from '../read/is-record.ts'

/** The key of an entry that takes its section or its steps from the template, and the name it had before. */
export const templateKeys = ['use', 'like'] as const

/** An entry of `sections` or `pipeline` that takes what the template makes. */
export const usesTemplate = (entry: unknown): entry is Record<string, unknown> => keyIn(entry) !== undefined

/** The key that such an entry is written with. */
export const templateKeyOf = (entry: Record<string, unknown>): string => keyIn(entry) ?? 'use'

const keyIn = (entry: unknown) =>
  isRecord(entry) ? templateKeys.find((key) => Object.hasOwn(entry, key)) : undefined
