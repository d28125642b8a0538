import { describe, expect, test } from 'vitest'
import { deUsual } from './de-usual.ts'
import { answerWordsOf } from './answer-words.ts'
import { formWordsOf } from './form-words.ts'
import { isEnglish, langs } from './lang.ts'
import { wordsOf } from './words.ts'

/** Texts by their place; functions say what they say of the same values. */
const textsOf = (value: unknown, path = ''): [path: string, text: string][] => {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return textsOf(value('2027-03-01', '2027-04-01', 'C'), path)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, `${path}.${key}`))
}
const dictionary = (lang: (typeof langs)[number]) =>
  new Map(
    textsOf({
      form: formWordsOf(lang),
      answer: answerWordsOf(lang),
      other: { ...wordsOf(lang), usual: {} },
    }).filter(([path]) => !path.includes('refusal.exact.day')),
  )
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted()
/** Signs, "404", "Online" in German, "direct" in French, and days, which languages that write the day first say in the same way. */
const same = new Set([
  '.other.comma',
  '.other.colon',
  '.other.notice.direct',
  '.other.notice.no',
  '.other.page.notFound.title',
  '.other.event.at',
  '.other.event.day',
  '.other.event.online',
])

describe.each(langs.filter((lang) => !isEnglish(lang)))('the dictionary "%s"', (lang) => {
  const english = dictionary('en')
  const own = dictionary(lang)

  test('has every text, none of them English, with the same placeholders', () => {
    expect(english.size).toBeGreaterThan(100)
    expect([...own.keys()]).toEqual([...english.keys()])
    for (const [path, text] of own) {
      if (!same.has(path)) expect(text, path).not.toBe(english.get(path))
      expect(placeholders(text), path).toEqual(placeholders(english.get(path) ?? ''))
    }
  })

  test('translates what sections and templates say, with the same placeholders', () => {
    const { usual } = wordsOf(lang)
    expect(Object.keys(usual).toSorted()).toEqual(Object.keys(deUsual).toSorted())
    for (const [text, words] of Object.entries(usual))
      if (typeof words === 'function') expect(words('3', '11'), text).toMatch(/^\D*3 .*/)
      else expect(words.match(/\{[\w#]*\}/g) ?? [], text).toEqual(text.match(/\{[\w#]*\}/g) ?? [])
  })

  test('says days in its own way', () => {
    const { dayOutside } = wordsOf(lang).refusal.exact
    expect(dayOutside('2027-03-01', undefined)).not.toMatch(/March/)
  })
})
