import { nearest } from '../fixes/nearest.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { schemaDiagnostics } from '../schema/schema-diagnostics.ts'
import type { Source } from '../schema/source.ts'
import { replacementFor } from '../schema/synonyms.ts'
import type { Template } from './template.ts'
import { knownKeys } from '../schema/walk-schema.ts'
import { isRecord } from '../read/is-record.ts'

type Issues = Parameters<typeof schemaDiagnostics>[3]

/** What a template refuses in its configuration; reported once where they are the settings of another template. */
export const configFaults = (
  source: Source,
  template: Template,
  config: unknown,
  issues: Issues,
  templates: readonly Template[],
): Diagnostic[] => {
  const { schema } = template
  const strangers = strangersIn(template, config)
  const others = othersWith(strangers, template, config, templates)
  if (others.length === 0) return schemaDiagnostics(source, schema, config, issues, ['with'])
  const rest = issues.filter(({ code, path }) => !(code === 'unrecognized_keys' && path.length === 0))
  // What this template needs beside them, the other one may not need.
  const lacking = new Set(knownKeys(schema, {}).map((key) => `with.${key}`))
  const isLack = ({ rule, path }: Diagnostic) => rule === 'missing' && lacking.has(path)
  return [
    wrongTemplate(source, template, strangers, others),
    ...schemaDiagnostics(source, schema, config, rest, ['with']).filter((diagnostic) => !isLack(diagnostic)),
  ]
}

const strangersIn = ({ schema }: Template, config: unknown): string[] => {
  const known = knownKeys(schema, {})
  return isRecord(config) ? Object.keys(config).filter((key) => !known.includes(key)) : []
}

/** The other templates that know all these keys, and no fewer of the others than this one. */
const othersWith = (
  strangers: readonly string[],
  template: Template,
  config: unknown,
  templates: readonly Template[],
): Template[] => {
  const own = knownKeys(template.schema, {})
  const isTypo = (key: string) => (replacementFor(key, own) ?? nearest(key, own)) !== undefined
  if (strangers.every(isTypo)) return []
  return templates.filter((other) => {
    const missed = strangersIn(other, config)
    return missed.length <= strangers.length && !strangers.some((key) => missed.includes(key))
  })
}

const wrongTemplate = (
  { report }: Source,
  { name }: Template,
  keys: readonly string[],
  others: readonly Template[],
): Diagnostic => {
  const [them, are] = keys.length === 1 ? ['it', 'is a setting'] : ['them', 'are settings']
  const suggestion = others.map((other) => `"template: ${other.name}"`).join(' or ')
  return report(['template'], {
    rule: 'choice',
    message: `${listed(keys)} below "with:" ${are} of ${suggestion}, not of "template: ${name}".`,
    fix: `Write ${suggestion}, or take ${them} out.`,
  })
}

const listed = (keys: readonly string[]) => {
  const quoted = keys.map((key) => `"${key}"`)
  return [quoted.slice(0, -1).join(', '), ...quoted.slice(-1)].filter(Boolean).join(' and ')
}
