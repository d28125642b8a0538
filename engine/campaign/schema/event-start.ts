import { Temporal } from 'temporal-polyfill'
import { z } from 'zod'
import { startAsWritten } from './said-date.ts'
import { isZone, zoneOf } from '../staff/zone.ts'

/** `at`: ISO with the offset of that day. `zone`: its name, where the file gives one. */
export type Start = { at: string; zone?: string }

const withOffset = z.iso.datetime({ offset: true })
const withZone = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d) +(\S+)$/

const example = 'such as "2027-03-04 18:00 Europe/Berlin", or with an offset: "2027-03-04T18:00:00+01:00"'

/** What is wrong with the start of an event as a file says it; undefined: nothing. */
const problemOf = (text: string): string | undefined => {
  if (withOffset.safeParse(text).success) return undefined
  const [, day = '', time = '', zone = ''] = withZone.exec(text) ?? []
  if (zone === '')
    return startAsWritten(text) ?? `must be a date that exists, with its time and time zone, ${example}`
  if (!isZone(zone))
    return `has no time zone that exists: write "${day} ${time} ${zoneOf(zone) ?? 'Europe/London'}"`
  const local = localOf(day, time)
  if (!local) return startAsWritten(text) ?? `must be a date and a time that exist, ${example}`
  const [earlier, later] = (['earlier', 'later'] as const).map((disambiguation) =>
    local.toZonedDateTime(zone, { disambiguation }),
  )
  if (!earlier || !later || earlier.equals(later)) return undefined
  return earlier.toPlainDateTime().equals(later.toPlainDateTime())
    ? `is a time that the clocks of ${zone} show twice that day: write ${earlier.toString(asIso)} or ${later.toString(asIso)}`
    : `is a time that the clocks of ${zone} leave out that day: write ${earlier.toString(asIso)} or ${later.toString(asIso)}`
}

const localOf = (day: string, time: string) => {
  try {
    return Temporal.PlainDateTime.from(`${day}T${time}`, { overflow: 'reject' })
  } catch {
    return undefined
  }
}

const asIso = { timeZoneName: 'never' } as const

export const EventStart = z.string().superRefine((text, context) => {
  const message = problemOf(text)
  if (message !== undefined)
    context.addIssue({ code: 'invalid_format', format: 'datetime', input: text, message })
})

/** `text`: as `EventStart` allows it. */
export const startOf = (text: string): Start => {
  const [, day = '', time = '', zone] = withZone.exec(text) ?? []
  if (zone === undefined) return { at: text }
  return { at: Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone).toString(asIso), zone }
}

/** "New York" of "America/New_York". */
export const cityOf = (zone: string): string => zone.replace(/^.*\//, '').replaceAll('_', ' ')
