import type { ParsedFile, ParsedFiles, ParsedMarkdown } from '../../parse/parsed-files.ts'
import { onceForEach } from '../once-for-each.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Source } from '../../schema/source.ts'
import { hashCuts } from '../../read/syntax/hash-cuts.ts'
import { hashDiagnostic } from '../../read/hash-diagnostic.ts'
import { defineRule } from '../define-rule.ts'

const checkHashes = ({ coaches, campaigns, emails, guides }: ParsedFiles): Diagnostic[] => [
  ...[...coaches.values(), ...campaigns].flatMap(inYaml),
  ...[...emails.values(), ...guides.values()].flatMap((parsed) => (parsed ? inHead(parsed) : [])),
]

export const hashRule = defineRule({
  ids: {
    'text-cut': {
      says: 'Quote a value that contains " #": YAML reads what follows as a comment.',
      repairs: true,
    },
  },
  check: checkHashes,
  checkSite: ({ source }) => cutsIn(source, 0),
})

const inYaml = onceForEach(({ source }: ParsedFile<unknown>) => cutsIn(source, 0))

const inHead = onceForEach(({ source, markdown }: ParsedMarkdown<unknown>) => cutsIn(source, markdown.length))

const cutsIn = ({ yaml }: Source, below: number): Diagnostic[] =>
  hashCuts(yaml.text.slice(0, yaml.text.length - below)).map((cut) => hashDiagnostic(yaml, cut))
