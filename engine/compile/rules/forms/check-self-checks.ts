import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { ParsedFiles } from '../../parse/parsed-files.ts'
import { isRecord } from '../../read/is-record.ts'
import { defineRule } from '../define-rule.ts'

const checkSelfChecks = ({ campaigns }: ParsedFiles): Diagnostic[] =>
  campaigns.flatMap(({ source, sections }) =>
    sections.flatMap((section, index) => {
      if (section['type'] !== 'self-check') return []
      const [sentences, froms] = [listOf(section['sentences']), listOf(section['results']).map(fromOf)]
      return froms.flatMap((from, at) => {
        const fault = faultOf(from, froms[at - 1], { isFirst: at === 0, most: sentences.length })
        return fault
          ? [source.report(['sections', index, 'results', at, 'from'], { rule: 'result-from', ...fault })]
          : []
      })
    }),
  )

export const selfCheckRule = defineRule({
  ids: {
    'result-from': { says: 'The results of a self-check begin at 0 ticks and follow each other.' },
  },
  check: checkSelfChecks,
})

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const fromOf = (result: unknown) => (isRecord(result) ? Number(result['from']) : NaN)

const faultOf = (
  from: number,
  before: number | undefined,
  { isFirst, most }: { isFirst: boolean; most: number },
) => {
  if (isFirst && from > 0)
    return {
      message: 'leaves out who ticks less.',
      fix: 'Write 0: the first result is for the fewest ticks.',
    }
  if (before !== undefined && from <= before)
    return { message: `does not follow ${before}, the result before.`, fix: `Write more than ${before}.` }
  if (from > most)
    return { message: `nobody can tick ${from} of ${most} sentences.`, fix: `Write at most ${most}.` }
  return null
}
