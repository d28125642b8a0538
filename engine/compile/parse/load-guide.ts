import type { ParsedGuide } from './parsed-files.ts'
import { GuideHead } from '../guide/guide.ts'
import { isPrintable } from '../guide/printable.ts'
import { readBody } from '../guide/read-body.ts'
import { loadMarkdown } from './load-markdown.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'

const guide = { rule: 'guide', head: GuideHead, keys: 'title', name: 'the guide' }

export const loadGuide = (
  file: string,
  bytes: Uint8Array,
): { parsed: ParsedGuide | null; diagnostics: Diagnostic[] } => {
  const { parsed, diagnostics } = loadMarkdown(file, bytes, guide)
  if (!parsed) return { parsed, diagnostics }
  const { value, ...rest } = parsed
  const { blocks, faults } = readBody(parsed.markdown)
  const all = [
    ...diagnostics,
    ...faults.map(({ offset, ...details }) => parsed.reportBody(offset, details)),
    ...unprintable(parsed),
  ]
  return {
    parsed: { ...rest, ...(value && all.length === 0 && { value: { ...value, blocks, file } }) },
    diagnostics: all,
  }
}

const unprintable = ({ raw, source, markdown, reportBody }: Omit<ParsedGuide, 'value'>): Diagnostic[] => [
  ...Object.keys(GuideHead.shape).flatMap((key) =>
    faultsIn(typeof raw[key] === 'string' ? raw[key] : '').map(({ details }) =>
      source.report([key], details),
    ),
  ),
  ...faultsIn(markdown).map(({ offset, details }) => reportBody(offset, details)),
]

const faultsIn = (text: string) => [
  ...[...text.matchAll(/\{[^{}\n]*\}/g)].map(({ 0: word, index }) => ({
    offset: index,
    details: {
      rule: 'placeholder',
      message: `"${word}" is not filled in: all readers get the same guide.`,
      fix: 'Write the text itself, or remove it.',
    },
  })),
  ...[...text.matchAll(/&(#\d+|#x[\da-f]+|[a-z]+\d*);/gi)].map(({ 0: word, index }) => ({
    offset: index,
    details: { rule: 'guide', message: `"${word}" is HTML.`, fix: 'Write the character itself.' },
  })),
  ...[...text.matchAll(/[^\r\n\t]/gu)]
    .filter(({ 0: character }) => !isPrintable(character))
    .map(({ 0: character, index }) => ({
      offset: index,
      details: {
        rule: 'guide',
        message: `the fonts of guides have no character "${character}" (U+${codeOf(character)}).`,
        fix: 'Use letters of Europe or of Arabic, or remove it.',
      },
    })),
]

const codeOf = (character: string) =>
  (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
