import type { RuleWords } from '../../diagnostics/rule-words.ts'
import type { ParsedCampaign } from '../../parse/parsed-files.ts'
import { isRecord } from '../../read/is-record.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'

export const lengthIds = {
  'long-headline': { says: 'A note, no fault: the headline of a page has nine words at most.' },
  'search-words': {
    says: 'A note, no fault: what search engines show is neither cut off nor too short to choose it for.',
  },
} satisfies Record<string, RuleWords>

/** Words that a headline says at a glance, on three lines of a phone. */
const mostWords = 9
/** Letters of a title that search engines show on one line. */
const longestTitle = 65
/** Letters below which they write a description of their own. */
const shortestDescription = 50

/** Lengths that are allowed, and that visitors or search engines pay for. */
export const textLengths = (parsed: ParsedCampaign): Diagnostic[] =>
  parsed.raw['live'] === false ? [] : [...headline(parsed), ...searchWords(parsed)]

const headline = ({ source, sections }: ParsedCampaign): Diagnostic[] => {
  const index = sections.findIndex(({ type }) => type === 'hero')
  const title = sections[index]?.['title']
  if (typeof title !== 'string') return []
  const count = title.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  if (count <= mostWords) return []
  return [
    source.report(['sections', index, 'title'], {
      rule: 'long-headline',
      message: `has ${count} words: on a phone it fills the first screen.`,
      fix: `Say it in ${mostWords} words at most, and the rest in the text below it.`,
    }),
  ]
}

const searchWords = ({ source, raw: { seo } }: ParsedCampaign): Diagnostic[] => {
  if (!isRecord(seo) || seo['index'] === false) return []
  const { title, description } = seo
  return [
    ...(typeof title === 'string' && title.length > longestTitle
      ? [
          source.report(['seo', 'title'], {
            rule: 'search-words',
            message: `has ${title.length} letters: search engines cut it off after about ${longestTitle}.`,
            fix: 'Put the words that people look for first, and take the rest out.',
          }),
        ]
      : []),
    ...(typeof description === 'string' && description.length < shortestDescription
      ? [
          source.report(['seo', 'description'], {
            rule: 'search-words',
            message: `has ${description.length} letters: search engines show words of their own instead.`,
            fix: 'Say in one or two sentences what the page offers, and to whom.',
          }),
        ]
      : []),
  ]
}
