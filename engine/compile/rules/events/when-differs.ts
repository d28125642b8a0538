import { saidTimes } from './said-times.ts'
import type { Said } from './said-times.ts'

/**
 * What words such as "Thursday, February 11, 6 p.m." surely say otherwise than `starts` (ISO with an offset). What another
 * time zone could explain, and words with more to them than a date, are no contradiction.
 */
export const saysOtherwise = (words: string, starts: string): string[] => {
  if (aboutMore.test(words)) return []
  const { weekdays, days, years, times, rest } = saidTimes(words)
  const own = offsetOf(starts)
  const isForeign = starts.endsWith('Z') || namesAnotherZone(rest, own)
  const areTimesSure = !/\d|\b(midnight|doors|arriv|admission)/i.test(rest)
  const listed = /\b[A-Z][a-z]+days\b| (to|through|-|–|—) *;/.test(rest) ? [] : weekdays
  const validatedAt = (offset: number) => {
    const seen = new Date(Date.parse(starts) + offset * 60_000)
    const day = (seen.getUTCMonth() + 1) * 100 + seen.getUTCDate()
    return {
      ofDay: [
        ...missed(listed, seen.getUTCDay()),
        ...missed(days, day),
        ...missed(years, seen.getUTCFullYear()),
      ],
      ofTime: areTimesSure ? missed(times, seen.getUTCHours() * 60 + seen.getUTCMinutes()) : [],
    }
  }
  const { ofDay, ofTime } = validatedAt(own)
  if (!isForeign) return [...ofDay, ...ofTime]
  const isExplained = offsets.map(validatedAt).some((at) => at.ofDay.length === 0 && at.ofTime.length === 0)
  return isExplained ? [] : ofDay
}

const missed = (said: readonly Said[], value: number): string[] =>
  said.some(({ values }) => values.includes(value)) ? [] : said.slice(0, 1).map(({ text }) => text)

const aboutMore =
  /\b(by|before|after|register|sign|book|closes?|deadline|replay|recording|repeat(ed)?|moved|instead|not|except|originally)\b|(?<!\p{L})(bis|vor|nach|anmeld|aufzeichn|wiederhol|statt|verschoben|avant|après|jusqu|inscri|reporté|rediffus|antes|después|hasta|grabaci|voor|na |tot|aanmeld|opname|prima|dopo|entro|fino|iscri|registraz|rinviat)/iu

const offsetOf = (starts: string): number => {
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)$/.exec(starts) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** Every offset from UTC that clocks have, in minutes. */
const offsets = Array.from({ length: 26 * 4 + 1 }, (_, at) => at * 15 - 12 * 60)

const namesAnotherZone = (rest: string, own: number): boolean => {
  return namesPlace(rest.replaceAll(/\b[A-Z]{2,4}\b/g, (name) => (zones[name]?.includes(own) ? '' : name)))
}

/** Whether what is left of words about a time may be a city or its zone. */
export const namesPlace = (rest: string): boolean =>
  /\p{Lu}|\btime\b/u.test(
    rest.replace(
      /^[\s;,]*(On|From|At|Live|Starts|Starting|Begins|Every|Next|Live on|Am|Ab|Le|El|Il|Op)\b/,
      '',
    ),
  )

const zones: Record<string, readonly number[]> = {
  UTC: [0],
  GMT: [0],
  WET: [0],
  BST: [60],
  CET: [60],
  CEST: [120],
  EET: [120],
  EEST: [180],
  EST: [-300],
  EDT: [-240],
  ET: [-300, -240],
  CDT: [-300],
  CT: [-360, -300],
  MST: [-420],
  MDT: [-360],
  MT: [-420, -360],
  PST: [-480],
  PDT: [-420],
  PT: [-480, -420],
}
