import type { ParsedCampaign, ParsedFiles } from '../../parse/parsed-files.ts'
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

const inCampaign = onceForEach(({ source, raw, sections, pipeline }: ParsedCampaign) => [
  ...['name', 'seo'].flatMap((key) => inTexts(source, raw[key], [key], never)),
  ...sections.flatMap((section, index) =>
    inTexts(source, section, ['sections', index], isFilledIn(section['type'])),
  ),
  ...pipeline.flatMap(({ index, entry }) =>
    inTexts(source, entry, ['pipeline', index], (path) => path[2] === 'metadata'),
  ),
])

const isFilledIn =
  (type: unknown): IsFilled =>
  ([, , key = '', message = '', ...rest]) =>
    type === 'success'
      ? message === '' && rest.length === 0 && (key === 'title' || key === 'text')
      : type === 'form' &&
        (key === 'after' || (key === 'messages' && filledMessages.includes(String(message))))
const filledMessages = ['error', 'hints', 'nearlyFull']

const inTexts = (source: Source, value: unknown, path: Path, isFilled: IsFilled): Diagnostic[] =>
  textsIn(value, path).flatMap((found) => inText(source, found.text, found.path, isFilled(found.path)))

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
        message: `"${word}" is not filled in by anything.`,
        fix: 'Write the text itself, or remove it.',
      }),
    ),
    ...leftOvers(text).map(({ word }) => report(path, { ...leftOverWord(word), word })),
  ]
}

const openIn = (text: string, foreign: readonly Stray[]): string[] =>
  [...text.matchAll(/\{[^{}\n]*\}/g)]
    .filter(
      ({ index }) => !foreign.some(({ offset, word }) => index >= offset && index < offset + word.length),
    )
    .map(([word]) => word)
