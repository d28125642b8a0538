import { EventStart, startOf } from '../../engine/campaign/schema/event-start.ts'
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
export const validateAddress = validate(/^[^\s@']+@[^\s@']+\.[^\s@']+$/, 'must be an email address')
export const validateColour: Validate = (text) =>
  Colour.safeParse(text.toLowerCase()).error?.issues[0]?.message
export const validateMoment: Validate = (text) =>
  EventStart.safeParse(text.replace(/(T\d\d:\d\d)(?!:)/, '$1:00')).error?.issues[0]?.message

export const validateFuture =
  (now: Date): Validate =>
  (text) =>
    validateMoment(text) ??
    (Date.parse(startOf(text).at) > now.getTime() ? undefined : 'is past: nobody could sign up')

export const inEightWeeks = (now: Date): string => {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 56, 18)
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  // A machine in a rack knows UTC alone, which is nobody's clock on a wall.
  const zone = timeZone.includes('/') ? timeZone : 'Europe/London'
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())} 18:00 ${zone}`
}

const two = (number: number) => String(number).padStart(2, '0')
