import type { StaffFile } from '../../../campaign/schema/staff-file.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { didYouMean } from '../../fixes/nearest.ts'
import type { ParsedFile } from '../../parse/parsed-files.ts'
import { defineRule } from '../define-rule.ts'

/** `coaches`: the folders beside the file. */
export type StaffOfCoaches = { staff: ParsedFile<StaffFile> | null; coaches: readonly string[] }

const checkStaff = ({ staff, coaches }: StaffOfCoaches): Diagnostic[] =>
  (staff?.value?.people ?? []).flatMap((person, index) =>
    person.coaches === 'all'
      ? []
      : person.coaches.flatMap((slug, at) => {
          if (coaches.includes(slug) || !staff) return []
          return staff.source.report(['people', index, 'coaches', at], {
            rule: 'staff-coach',
            message: `there is no coach "${slug}".`,
            fix: `${didYouMean(slug, [...coaches])}Coaches: ${coaches.join(', ')}.`,
          })
        }),
  )

export const staffRule = defineRule({
  ids: {
    'staff-coach': { says: 'People of staff.yaml see coaches that exist.' },
  },
  check: checkStaff,
})
