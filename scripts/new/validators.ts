import { z } from 'zod'
import { Path } from '../../engine/campaign/schema/path.ts'
import { Colour } from '../../engine/campaign/theme/theme.ts'

export type Validate = (text: string) => string | undefined

const validate =
  (pattern: RegExp, message: string): Validate =>
  (text) =>
    pattern.test(text) ? undefined : message

export const validateLine = validate(/^\P{Cc}{1,200}$/u, 'must be one line of at most 200 letters')
export const validatePath: Validate = (text) => Path.safeParse(text).error?.issues[0]?.message
export const validateCount = validate(/^[1-9]\d{0,5}$/, 'must be a whole number from 1 on')
export const validateHttps = validate(/^https:\/\/[^\s']+$/, 'must be an https: address')
export const validateAddress = validate(/^[^\s@']+@[^\s@']+\.[^\s@']+$/, 'must be an e-mail address')
export const validateColour: Validate = (text) =>
  Colour.safeParse(text.toLowerCase()).error?.issues[0]?.message
export const validateMoment: Validate = (text) =>
  z.iso.datetime({ offset: true }).safeParse(text.replace(/(T\d\d:\d\d)(?!:)/, '$1:00')).success
    ? undefined
    : 'must be a date with its time and time zone, such as "2027-03-04T18:00:00+01:00" (18:00 in Berlin)'

export const validateFuture =
  (now: Date): Validate =>
  (text) =>
    validateMoment(text) ?? (Date.parse(text) > now.getTime() ? undefined : 'is past: nobody could sign up')

export const inEightWeeks = (now: Date): string => {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 56, 18)
  const east = -day.getTimezoneOffset()
  const offset = `${east < 0 ? '-' : '+'}${two(east / 60)}:${two(east % 60)}`
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}T18:00:00${offset}`
}

const two = (number: number) => String(Math.trunc(Math.abs(number))).padStart(2, '0')
