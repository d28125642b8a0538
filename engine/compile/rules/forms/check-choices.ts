import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { ParsedCampaign, ParsedFiles } from '../../parse/parsed-files.ts'
import { isRecord } from '../../read/is-record.ts'
import { defineRule } from '../define-rule.ts'

const checkChoices = ({ campaigns }: ParsedFiles): Diagnostic[] => campaigns.flatMap(choiceFaults)

export const choiceRule = defineRule({
  ids: {
    'button-choice': { says: 'A button that selects an option of the form names one that it has.' },
  },
  check: checkChoices,
})

const choiceFaults = ({ source, sections }: ParsedCampaign): Diagnostic[] => {
  const fields = recordsIn(sections.find(({ type }) => type === 'form')?.['fields'])
  const options = fields.flatMap((field) =>
    recordsIn(field['options']).map(({ value }) => ({ field: field['name'], value })),
  )
  return sections.flatMap((section, index) =>
    recordsIn(section['offers']).flatMap(({ action }, at) => {
      const chooses = isRecord(action) ? action['chooses'] : undefined
      if (!isRecord(chooses)) return []
      const { field, is } = chooses
      if (options.some((option) => option.field === field && option.value === is)) return []
      const own = options.filter((option) => option.field === field)
      const known = own.length > 0 ? own.map(({ value }) => value) : options.map((option) => option.field)
      const key = own.length > 0 ? 'is' : 'field'
      return [
        source.report(['sections', index, 'offers', at, 'action', 'chooses', key], {
          rule: 'button-choice',
          message: `${JSON.stringify(chooses[key])} is no ${key === 'is' ? `answer to "${String(field)}"` : 'choice of the form'}.`,
          fix:
            known.length > 0
              ? `Use one of these: ${[...new Set(known.map(String))].join(', ')}.`
              : 'Give the form a field of the type select or radio.',
        }),
      ]
    }),
  )
}

const recordsIn = (list: unknown) => (Array.isArray(list) ? list.filter(isRecord) : [])
