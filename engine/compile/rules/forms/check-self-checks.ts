import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { ParsedFiles } from '../../parse/parsed-files.ts'
import { placeOf } from '../../read/yaml-file.ts'
import { isRecord } from '../../read/is-record.ts'
import { defineRule } from '../define-rule.ts'

const checkSelfChecks = ({ campaigns }: ParsedFiles): Diagnostic[] =>
  campaigns.flatMap(({ source, sections }) =>
    sections.flatMap((section, index) => {
      if (section['type'] !== 'self-check') return []
      const [sentences, froms] = [listOf(section['sentences']), listOf(section['results']).map(fromOf)]
      return froms.flatMap((from, at) => {
        const before = froms[at - 1]
        const fault = faultOf(from, before, { isFirst: at === 0, most: sentences.length })
        if (!fault) return []
        const related = fault.isOrder ? { related: [placeOf(source.yaml, placeAt(index, at - 1))] } : {}
        const { message, fix } = fault
        return [source.report(placeAt(index, at), { rule: 'result-from', message, fix, ...related })]
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

const placeAt = (section: number, result: number) => ['sections', section, 'results', result, 'from']

type Fault = { message: string; fix: string; isOrder?: true }

const faultOf = (
  from: number,
  before: number | undefined,
  { isFirst, most }: { isFirst: boolean; most: number },
): Fault | null => {
  if (isFirst && from > 0)
    return {
      message: 'leaves out who ticks less.',
      fix: 'Write 0: the first result is for the fewest ticks.',
    }
  if (before !== undefined && from <= before)
    return {
      message: `${from} comes after a result from ${before}, and results go from few ticks to many.`,
      fix: 'Correct whichever of the two is wrong.',
      isOrder: true,
    }
  if (from > most)
    return { message: `nobody can tick ${from} of ${most} sentences.`, fix: `Write at most ${most}.` }
  return null
}
