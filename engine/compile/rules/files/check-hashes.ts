import type { ParsedFile, ParsedFiles } from '../../parse/parsed-files.ts'
import { onceForEach } from '../once-for-each.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { makeDiagnostic } from '../../diagnostics/make-diagnostic.ts'
import { placeAt } from '../../diagnostics/place-at.ts'
import { hashCuts, hashDetails } from '../../read/syntax/hash-cuts.ts'
import { defineRule } from '../define-rule.ts'

const checkHashes = ({ coaches, campaigns, emails, guides }: ParsedFiles): Diagnostic[] =>
  [...coaches.values(), ...campaigns, ...emails.values(), ...guides.values()].flatMap((parsed) =>
    parsed ? cutsIn(parsed) : [],
  )

const cutsIn = onceForEach(({ source: { yaml } }: ParsedFile<unknown>): Diagnostic[] => {
  const { file, text, nodes } = yaml
  return hashCuts(text, () => nodes().document).map((cut) => {
    const { lines } = nodes()
    const { line, column } = placeAt(file, lines, cut.end)
    return {
      ...makeDiagnostic(text, placeAt(file, lines, cut.hash), cut.path, hashDetails(text, cut)),
      end: { line, column },
    }
  })
})

export const hashRule = defineRule({
  ids: {
    'text-cut': {
      says: 'Quote a value that contains " #": YAML reads what follows as a comment.',
      repairs: true,
    },
  },
  check: checkHashes,
  checkSite: cutsIn,
})
