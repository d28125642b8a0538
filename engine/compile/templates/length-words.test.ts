import { expect, it } from 'vitest'
import { z } from 'zod'
import { configs, madePage } from '../../../tests/fixtures/page-fixture.ts'
import { langs, type Lang } from '../../words/lang.ts'
import { lengthFigure, lengthWords } from './length-words.ts'

it.each([
  [5, '5 minutes', '5', 'minutes'],
  [60, '60 minutes', '60', 'minutes'],
  [119, '119 minutes', '119', 'minutes'],
  [120, '2 hours', '2', 'hours'],
  [121, '2 hours 1 minute', '2 hr 1 min', 'in all'],
  [150, '2 hours 30 minutes', '2 hr 30 min', 'in all'],
  [360, '6 hours', '6', 'hours'],
  [1440, '24 hours', '24', 'hours'],
])('%i minutes are "%s", and "%s %s" as a figure', (minutes, words, value, label) => {
  expect(lengthWords(minutes)).toBe(words)
  expect(lengthFigure(minutes, 'en')).toEqual({ value, label })
})

const Stats = z.object({ figures: z.array(z.object({ value: z.string(), label: z.string() })) })

const english = ['2 hr 30 min, in all', '3 hr 1 min, in all', '2, hours', '90, minutes']
const figures: Record<Lang, string[]> = {
  en: english,
  'en-GB': english,
  de: ['2 Std. 30 Min., insgesamt', '3 Std. 1 Min., insgesamt', '2, Stunden', '90, Minuten'],
  es: ['2 h 30 min, en total', '3 h 1 min, en total', '2, horas', '90, minutos'],
  fr: ['2 h 30 min, en tout', '3 h 1 min, en tout', '2, heures', '90, minutes'],
  ar: ['ساعتان ونصف, المدة', '3 ساعات ودقيقة واحدة, المدة', '2, المدة بالساعات', '90, المدة بالدقائق'],
}

it.each(langs)('a page in "%s" says a length as its readers write it', (lang) => {
  const said = [150, 181, 120, 90].map((minutes) => {
    const { parts } = madePage('event', { ...configs.event.least, minutes }, { lang })
    const { value, label } = Stats.parse(parts['stats']).figures[1] ?? {}
    return `${value}, ${label}`.replaceAll('\u00a0', ' ')
  })
  expect(said).toEqual(figures[lang])
})
