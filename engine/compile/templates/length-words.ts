import { inLanguage } from '../../words/in-language.ts'
import type { Lang } from '../../words/lang.ts'
import { wordsOf } from '../../words/words.ts'

export const lengthWords = (minutes: number): string => {
  if (minutes < 120) return `${minutes} minutes`
  const rest = minutes % 60
  const hours = `${Math.floor(minutes / 60)} hours`
  if (rest === 0) return hours
  return `${hours} ${rest} ${rest === 1 ? 'minute' : 'minutes'}`
}

/** The value of a figure is not translated later, as texts are. */
export const lengthFigure = (minutes: number, lang: Lang | undefined): { value: string; label: string } => {
  if (minutes < 120) return { value: String(minutes), label: 'minutes' }
  const rest = minutes % 60
  const hours = Math.floor(minutes / 60)
  if (rest === 0) return { value: String(hours), label: 'hours' }
  return { value: inLanguage(`${hours} hr ${rest} min`, wordsOf(lang).usual), label: 'in all' }
}
