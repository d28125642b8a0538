import type { ParsedFile, ParsedFiles } from '../../parse/parsed-files.ts'
import { onceForEach } from '../once-for-each.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { secretsIn } from '../../diagnostics/secrets.ts'
import { lineCounterOf, placeAt } from '../../diagnostics/place-at.ts'
import { makeDiagnostic } from '../../diagnostics/make-diagnostic.ts'
import { defineRule } from '../define-rule.ts'

const checkSecrets = ({ coaches, campaigns, emails, guides }: ParsedFiles): Diagnostic[] =>
  [...coaches.values(), ...campaigns, ...emails.values(), ...guides.values()].flatMap((parsed) =>
    parsed ? secretsOf(parsed) : [],
  )

export const secretRule = defineRule({
  ids: {
    secret: { says: 'No file holds a key or a password.', hides: 'node' },
  },
  check: checkSecrets,
  checkSite: (site) => secretsOf(site),
})

/** Also in comments: everyone with the repository would read it. */
const secretsOf = onceForEach((parsed: ParsedFile<unknown> & { markdown?: string }): Diagnostic[] => {
  const { file, text } = parsed.source.yaml
  const border = text.length - (parsed.markdown?.length ?? 0)
  const found = [
    ...secretsIn(text.slice(0, border), { yaml: true }),
    ...secretsIn(text.slice(border), { yaml: false }).map((secret) => ({
      ...secret,
      offset: secret.offset + border,
    })),
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
})
