import { isRecord } from '../read/is-record.ts'

const formerKey = 'like'
export const templateKeys = ['use', formerKey] as const

export const usesTemplate = (entry: unknown): entry is Record<string, unknown> => keyIn(entry) !== undefined

export const templateKeyOf = (entry: Record<string, unknown>): string => keyIn(entry) ?? 'use'

const keyIn = (entry: unknown) =>
  isRecord(entry) ? templateKeys.find((key) => Object.hasOwn(entry, key)) : undefined
