import { pagePlaceholders } from '../../../campaign/schema/page-on-date.ts'
import type { ParsedCampaign, ParsedFiles } from '../../parse/parsed-files.ts'
import { eventIn } from '../facts/event-of-file.ts'
import { textsIn } from '../facts/texts-in.ts'
import { foreignWords, leftOvers } from '../facts/foreign-words.ts'
import type { Stray } from '../facts/foreign-words.ts'
import { leftOverWord } from '../facts/left-over-word.ts'
import { onceForEach } from '../once-for-each.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Source } from '../../schema/source.ts'
import { defineRule } from '../define-rule.ts'

const checkOpenWords = ({ coaches, campaigns }: ParsedFiles): Diagnostic[] => [
  ...[...coaches.values()].flatMap(({ source, raw }) => inTexts(source, raw, [], never)),
  ...campaigns.flatMap(inCampaign),
]

export const openWordRule = defineRule({
  ids: {
    'foreign-placeholder': { says: 'No text holds a placeholder of another program.' },
    'leftover-text': { says: 'No text says "TODO" or "lorem ipsum", and no live page repeats a starter.' },
    placeholder: { says: 'Each placeholder in braces is filled in.', hides: 'node', joint: true },
  },
  check: checkOpenWords,
})

type IsFilled = (path: Path) => boolean
type Path = readonly PropertyKey[]

const never: IsFilled = () => false

const inCampaign = onceForEach((parsed: ParsedCampaign) => [
  ...['name', 'seo'].flatMap((key) => inTexts(parsed.source, parsed.raw[key], [key], never)),
  ...parsed.sections.flatMap((section, index) =>
    inTexts(
      parsed.source,
      section,
      ['sections', index],
      isFilledIn(section['type']),
      datesOn(parsed, section),
    ),
  ),
  ...inPipeline(parsed),
])

const inPipeline = ({ source, pipeline }: ParsedCampaign) =>
  pipeline.flatMap(({ index, entry }) =>
    inTexts(source, entry, ['pipeline', index], (path) => path[2] === 'metadata'),
  )

/**
 * A page fills in the date of its event, but not where its words are used without it: drawn on the picture for shared links and on a book,
 * stored with the consent to a form.
 */
const datesOn = (parsed: ParsedCampaign, { type }: { type?: unknown }): IsFilled => {
  const hasDate = eventIn(parsed)?.event.starts !== undefined
  return ([, , key = '', ...rest]) =>
    hasDate &&
    type !== 'form' &&
    !(type === 'hero' && (key === 'title' || key === 'eyebrow')) &&
    ![key, ...rest].some((one) => one === 'book' || one === 'href')
}

const dates = new RegExp(`\\{(${pagePlaceholders.join('|')})\\}`, 'g')

const isFilledIn =
  (type: unknown): IsFilled =>
  ([, , key = '', message = '', ...rest]) =>
    type === 'success'
      ? message === '' && rest.length === 0 && (key === 'title' || key === 'text')
      : type === 'form' &&
        (key === 'after' || (key === 'messages' && filledMessages.includes(String(message))))
const filledMessages = ['error', 'hints', 'nearlyFull']

const inTexts = (
  source: Source,
  value: unknown,
  path: Path,
  isFilled: IsFilled,
  isDated: IsFilled = never,
): Diagnostic[] =>
  textsIn(value, path).flatMap((found) => {
    const text = isDated(found.path) ? found.text.replaceAll(dates, '') : found.text
    return inText(source, text, found.path, isFilled(found.path))
  })

const suspect = /[{[<%]|\*\||lorem|dolor|TODO|TB[DC]|FIXME|XXX|\?\?/i

const inText = ({ report }: Source, text: string, path: Path, isFilled: boolean): Diagnostic[] => {
  if (!suspect.test(text)) return []
  const foreign = foreignWords(text)
  const open = isFilled || !text.includes('{') ? [] : openIn(text, foreign)
  return [
    ...foreign.map(({ word }) =>
      report(path, {
        word,
        rule: 'foreign-placeholder',
        message: `"${word}" is a placeholder of another program: visitors would see it unchanged.`,
        fix: 'Write the text itself, or remove it.',
      }),
    ),
    ...open.map((word) =>
      report(path, {
        word,
        rule: 'placeholder',
        message: `"${word}" is not filled in ${word.startsWith('{event') ? 'here' : 'by anything'}.`,
        fix: word.startsWith('{event') ? whereDates : 'Write the text itself, or remove it.',
      }),
    ),
    ...leftOvers(text).map(({ word }) => report(path, { ...leftOverWord(word), word })),
  ]
}

const whereDates = `A page with a dated event fills in ${pagePlaceholders.map((name) => `{${name}}`).join(' and ')}: not in "seo", the hero's title, a book or its form.`

const openIn = (text: string, foreign: readonly Stray[]): string[] =>
  [...text.matchAll(/\{[^{}\n]*\}/g)]
    .filter(
      ({ index }) => !foreign.some(({ offset, word }) => index >= offset && index < offset + word.length),
    )
    .map(([word]) => word)
