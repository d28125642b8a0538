import type { CompiledEmail } from '../release/release.ts'

type Values = { name: string; calendarUrl: string } & Partial<
  Record<'eventDate' | 'eventPlace' | 'eventFacts' | 'formerDate' | 'formerPlace', string>
>

/** The mail without what it has no value for, and without what a move has not changed. */
export const leftOut = (mail: CompiledEmail, values: Values): CompiledEmail => {
  const { subject, html, text, ...more } = mail
  const shorten = (words: string) => {
    const named = values.name === '' ? namelessly(words) : words
    const known = values.eventFacts ? named : named.replaceAll(/(<br>|\n)\{eventFacts\}/g, '')
    return withoutSame(values.calendarUrl === '' ? withoutCalendar(known) : known, values)
  }
  return { ...more, subject: shorten(subject), html: shorten(html), text: shorten(text) }
}

/** "Hallo {name}, hier" is "Hallo, hier", "Bis morgen, {name}" is "Bis morgen", and "{name}, hier" is "Hier". */
const namelessly = (text: string): string =>
  text
    .replaceAll(
      /(^|[>\n] *)\{name\}[,،:!]? *(\p{L}?)/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replaceAll(/[,،]? *\{name\}/g, '')

/** An event whose date is open has no calendar file: the button leads nowhere. */
const withoutCalendar = (text: string): string =>
  text.replaceAll(
    /<p[^>]*><a [^>]*href="\{calendarUrl\}"[^>]*>[^<]*<\/a><\/p>|^[^\n]*\(\{calendarUrl\}\)\n+/gm,
    '',
  )

/** Where only the date is another, "{formerDate}, {formerPlace}" is the date; where only the place is, the place. */
const withoutSame = (text: string, values: Values): string => {
  const isSameDate = values.formerDate === values.eventDate
  const isSamePlace = values.formerPlace === values.eventPlace
  if (isSameDate === isSamePlace) return text
  return text.replaceAll(isSamePlace ? /[,،] \{formerPlace\}/g : /\{formerDate\}[,،] /g, '')
}
