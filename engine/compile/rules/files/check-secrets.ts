import type { ParsedFile, ParsedFiles, ParsedMarkdown } from '../../parse/parsed-files.ts'
import { onceForEach } from '../once-for-each.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { secretsIn } from '../../diagnostics/secrets.ts'
import type { Source } from '../../schema/source.ts'
import { lineCounterOf, placeAt } from '../../diagnostics/place-at.ts'
import { makeDiagnostic } from '../../diagnostics/make-diagnostic.ts'
import { defineRule } from '../define-rule.ts'

/** No file holds a key or a password, not even in a comment: everyone with the repository would read it. */
const checkSecrets = ({ coaches, campaigns, emails, guides }: ParsedFiles): Diagnostic[] => [
  ...[...coaches.values(), ...campaigns].flatMap(inYaml),
  ...[...emails.values(), ...guides.values()].flatMap((parsed) => (parsed ? inMarkdown(parsed) : [])),
]

export const secretRule = defineRule({
  ids: {
    secret: { says: 'No file holds a key or a password.', hides: 'node' },
  },
  check: checkSecrets,
  checkSite: ({ source }) => secretsOf(source, 0),
})

const inYaml = onceForEach(({ source }: ParsedFile<unknown>) => secretsOf(source, 0))

const inMarkdown = onceForEach(({ source, markdown }: ParsedMarkdown<unknown>) =>
  secretsOf(source, markdown.length),
)

const secretsOf = ({ yaml }: Source, below: number): Diagnostic[] => {
  const { file, text } = yaml
  const border = text.length - below
  const found = [
    ...secretsIn(text.slice(0, border), { yaml: true }),
    ...(below > 0
      ? secretsIn(text.slice(border), { yaml: false }).map((secret) => ({
          ...secret,
          offset: secret.offset + border,
        }))
      : []),
  ]
  if (found.length === 0) return []
  const lines = lineCounterOf(text)
  return found.map(({ offset, shown, kind }) =>
    makeDiagnostic(text, placeAt(file, lines, offset), [], {
      rule: 'secret',
      message: `"${shown}" looks like ${kind}.`,
      fix: 'Take it out, have its service make a new one, and give that to the server as a setting: every copy of this file holds the old one.',
    }),
  )
}
