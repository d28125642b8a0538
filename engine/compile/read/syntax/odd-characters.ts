import { applyEdits } from '../../fixes/apply-edits.ts'
import type { Edit } from '../../diagnostics/diagnostic.ts'
import { errorsIn } from '../../fixes/syntax-repair.ts'
import type { SyntaxError } from './yaml-upset.ts'

/**
 * Signs that word processors put in the place of those of YAML, where the right ones let more of the file be read. Told once,
 * at the first; the repair is for all of them.
 */
export const oddCharacters = (text: string): SyntaxError | null => {
  if (!/[\u00a0\u00b7\u2000-\u200b\u2012-\u2015\u2022\u202f\u2212\u25aa\u25e6\u3000\uff1a]/.test(text))
    return null
  const before = errorsIn(text).length
  for (const { pattern, write, message, fix } of kinds) {
    const repair = [...text.matchAll(pattern)].map(({ index, 0: all, 1: kept = '' }): Edit => ({
      start: index + kept.length,
      end: index + all.length,
      text: write(all.slice(kept.length)),
    }))
    const [first] = repair
    if (first && errorsIn(applyEdits(text, repair)).length < before)
      return { offset: first.start, details: { rule: 'yaml-syntax', message, fix, repair } }
  }
  return null
}

const odd = '[\\u00a0\\u2000-\\u200b\\u202f\\u3000]'

const kinds = [
  {
    pattern: /^( *)[•·▪◦\u2012-\u2015−] */gm,
    write: () => '- ',
    message: 'this sign begins no entry of a list: only a plain "-" and a blank do.',
    fix: 'Write "- ": word processors make bullets and long dashes of it.',
  },
  {
    pattern: new RegExp(`^( *)(?:[ ]*${odd})+[ ]*(?=\\S)`, 'gm'),
    write: (blanks: string) => ' '.repeat(blanks.replaceAll('\u200b', '').length),
    message: 'blanks of a word processor indent this line, which YAML takes for letters.',
    fix: 'Delete the blanks before the first word, and type them again.',
  },
  {
    pattern: new RegExp(`^( *(?:- +)?[\\w-]+)(?:：[ ]*|:${odd}[ ]*)`, 'gm'),
    write: () => ': ',
    message: 'behind this key stands a sign that only looks like ": ".',
    fix: 'Type the ":" and the blank behind it again.',
  },
]
