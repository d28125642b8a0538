import { emailPlaceholders } from '../../../campaign/release/release.ts'
import { leftOverWord } from '../facts/left-over-word.ts'
import type { ParsedEmail } from '../../parse/parsed-files.ts'
import { foreignWords, leftOvers } from '../facts/foreign-words.ts'
import { nearest } from '../../fixes/nearest.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'

export const openWords = ({ source, raw, markdown, reportBody }: ParsedEmail): Diagnostic[] => [
  ...['subject', 'preheader'].flatMap((key) => {
    const text = raw[key]
    if (typeof text !== 'string') return []
    return strayWords(text).map(({ word, details }) => source.report([key], { ...details, word }))
  }),
  ...strayWords(markdown).map(({ offset, word, details }) => reportBody(offset, { ...details, word })),
]

type StrayWord = { offset: number; word: string; details: { rule: string; message: string; fix: string } }

const strayWords = (text: string): StrayWord[] => {
  const foreign = foreignWords(text)
  return [
    ...wrongWords(text).map(({ offset, word }) => {
      const inner = word.replace(/[{}\s]/g, '')
      const like = partOf(inner) ?? nearest(inner, emailPlaceholders)
      const name = like ? `Did you mean "{${like}}"? ` : ''
      return { offset, word, details: unknownWord(word, name) }
    }),
    ...foreign
      .filter(({ word }) => !word.includes('{'))
      .map(({ offset, word }) => ({
        offset,
        word,
        details: {
          rule: 'foreign-placeholder',
          message: `"${word}" is a placeholder of another program: readers would see it unchanged.`,
          fix: `Write the text itself. ${allowed}`,
        },
      })),
    ...leftOvers(text).map(({ offset, word }) => ({ offset, word, details: leftOverWord(word) })),
  ]
}

const wrongWords = (text: string): { word: string; offset: number }[] =>
  [...text.matchAll(/(?<!\{)\{+([^{}\n]*)\}+/g)]
    .filter(([whole, word = '']) => whole !== `{${word}}` || !isPlaceholder(word))
    .map((match) => ({ word: match[0], offset: match.index }))

const partOf = (word: string): string | undefined =>
  word.length > 3
    ? emailPlaceholders.find((name) => name.toLowerCase().includes(word.toLowerCase()))
    : undefined

const isPlaceholder = (word: string) => (emailPlaceholders as readonly string[]).includes(word)

const allowed = `Allowed: ${emailPlaceholders.map((name) => `{${name}}`).join(', ')}.`

const unknownWord = (word: string, suggestion: string) => ({
  rule: 'placeholder',
  message: `"${word}" is not filled in by anything.`,
  fix: `${suggestion}${allowed}`,
})
