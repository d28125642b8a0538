import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import * as z from 'zod/mini'
import type { Words } from '../../words/words.ts'
import type { ExactField } from './answers-schema.ts'
import { typedText } from './typed-text.ts'

type ExactWords = Words['refusal']['exact']

/** Longest answer: web addresses are. */
const longest = 300

/** What is stored, or what is to be corrected. */
type Read = { value: string } | { problem: string }

/** A phone number in E.164, the address of a website, a day (ISO 8601) or a number, as it is stored. */
export const exactAnswer = (field: ExactField, words: Words['refusal']) =>
  z.pipe(
    typedText(longest, false, words),
    z.transform((typed, { issues }): string | undefined => {
      if (typed === undefined) return undefined
      const read = readAs(field, typed, words.exact)
      if ('value' in read) return read.value
      issues.push({ code: 'custom', input: typed, message: read.problem })
      return undefined
    }),
  )

const readAs = (field: ExactField, typed: string, words: ExactWords): Read => {
  switch (field.type) {
    case 'tel':
      return readPhone(typed, field.country, words)
    case 'url':
      return readAddress(typed, words)
    case 'date':
      return readDay(typed, field, words)
    default:
      return readNumber(typed, field, words)
  }
}

const readPhone = (typed: string, country: string | undefined, words: ExactWords): Read => {
  const home = country !== undefined && isSupportedCountry(country) ? country : undefined
  const number = parsePhoneNumberFromString(typed, home && { defaultCountry: home, extract: false })
  if (number?.isValid()) return { value: number.number }
  return { problem: home || typed.startsWith('+') ? words.phone : words.phoneWithoutCode }
}

const readAddress = (typed: string, words: ExactWords): Read => {
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`)
  const isSite =
    url && /^https?:$/.test(url.protocol) && /[^.]\.[^.\d]/.test(url.hostname) && url.username === ''
  return isSite ? { value: url.href } : { problem: words.address }
}

type Range<Border> = { min?: Border | undefined; max?: Border | undefined }

const isWithin = <Border extends string | number>(value: Border, { min, max }: Range<Border>) =>
  (min === undefined || value >= min) && (max === undefined || value <= max)

const readDay = (typed: string, range: Range<string>, words: ExactWords): Read => {
  if (!z.iso.date().safeParse(typed).success) return { problem: words.day }
  return isWithin(typed, range) ? { value: typed } : { problem: words.dayOutside(range.min, range.max) }
}

const readNumber = (typed: string, range: Range<number>, words: ExactWords): Read => {
  if (!/^[-+]?\d{1,15}([.,]\d{1,6})?$/.test(typed)) return { problem: words.number }
  const number = Number(typed.replace(',', '.'))
  return isWithin(number, range)
    ? { value: String(number) }
    : { problem: words.numberOutside(range.min, range.max) }
}
