import { applyEdits } from '../../fixes/apply-edits.ts'
import type { Edit } from '../../diagnostics/diagnostic.ts'
import { errorsIn } from './errors-in.ts'
import type { SyntaxError } from './yaml-upset.ts'

/** Characters that word processors write in place of those of YAML, if the right ones fix an error. Reported at the first. */
export const oddCharacters = (text: string): SyntaxError | null => {
  if (!/[\u00a0\u00b7\u2000-\u200b\u2012-\u2015\u2022\u202f\u2212\u25aa\u25e6\u3000\uff1a]/.test(text))
    return null
  const before = errorsIn(text).length
  for (const { pattern, write, message, fix } of kinds) {
    const edits = [...text.matchAll(pattern)].map(({ index, 0: all, 1: kept = '' }): Edit => ({
      start: index + kept.length,
      end: index + all.length,
      text: write(all.slice(kept.length)),
    }))
    const [first] = edits
    if (first && errorsIn(applyEdits(text, edits)).length < before)
      return { offset: first.start, details: { rule: 'yaml-syntax', message, fix } }
  }
  return null
}

const odd = '[\\u00a0\\u2000-\\u200b\\u202f\\u3000]'

const kinds = [
  {
    pattern: /^( *)[•·▪◦\u2012-\u2015−] */gm,
    write: () => '- ',
    message: 'this character does not begin a list entry: only a plain "-" and a space do.',
    fix: 'Write "- ". Word processors turn it into bullets and long dashes.',
  },
  {
    pattern: new RegExp(`^( *)(?:[ ]*${odd})+[ ]*(?=\\S)`, 'gm'),
    write: (blanks: string) => ' '.repeat(blanks.replaceAll('\u200b', '').length),
    message: 'this line is indented with spaces of a word processor, which YAML reads as letters.',
    fix: 'Delete the spaces before the first word, and type them again.',
  },
  {
    pattern: new RegExp(`^( *(?:- +)?[\\w-]+)(?:：[ ]*|:${odd}[ ]*)`, 'gm'),
    write: () => ': ',
    message: 'the character after this key only looks like ": ".',
    fix: 'Type the ":" and the space after it again.',
  },
]
