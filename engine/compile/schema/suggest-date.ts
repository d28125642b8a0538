/** A moment that is not written as ISO 8601: what it lacks, and how to write it. */
export type DateSuggestion = { message: string; fix: string }

const forms = [
  /^(?<y>\d{4})[-./](?<m>\d{1,2})[-./](?<d>\d{1,2})(?!\d)/,
  /^(?<d>\d{1,2})\. ?(?<m>\d{1,2})\. ?(?<y>\d{4})(?!\d)/,
]
const zoneAtEnd = /(?:Z|[+-]\d\d:?\d\d)$/

/** For "2026-12-31 18:00" or "31.12.2026"; null where no date can be recognised. */
export const suggestDate = (value: string): DateSuggestion | null => {
  const text = value.trim()
  const found = forms.map((form) => form.exec(text)).find((match) => match !== null)
  const { y = '', m = '', d = '' } = found?.groups ?? {}
  const day = `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`
  if (!found || !exists(day)) return null
  const rest = text.slice(found[0].length)
  const zone = zoneAtEnd.exec(rest)?.[0]
  const time = /(\d{1,2}):(\d\d)/.exec(rest.replace(zoneAtEnd, ''))
  const lacks = [...(time ? [] : ['the time']), ...(zone ? [] : ['the time zone'])]
  const own = [...(time ? [] : ['your time for 18:00']), ...(zone ? [] : ['your time zone for +01:00'])]
  const written = `${day}T${time ? `${time[1]?.padStart(2, '0')}:${time[2]}` : '18:00'}:00${zone?.replace(/(\d\d):?(\d\d)$/, '$1:$2') ?? '+01:00'}`
  const shown = JSON.stringify(text.slice(0, 60))
  return {
    message: `must be date, time and time zone in one${lacks.length > 0 ? `: ${shown} lacks ${lacks.join(' and ')}` : `, but is ${shown}`}.`,
    fix: `Write '${written}'${own.length > 0 ? `, with ${own.join(' and ')}` : ''}.`,
  }
}

/** `Date` would read February 30 as March 2. */
const exists = (day: string) => {
  const moment = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day)
}
