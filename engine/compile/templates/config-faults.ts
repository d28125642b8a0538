import { nearest } from '../fixes/nearest.ts'
import type { Problem } from '../diagnostics/problem.ts'
import { schemaProblems } from '../diagnostics/schema-problems.ts'
import type { Source } from '../diagnostics/schema-problems.ts'
import { saidInstead } from '../fixes/synonyms.ts'
import type { Template } from './template.ts'
import { knownKeys } from '../read/walk-schema.ts'
import { isRecord } from '../load/drafts.ts'

type Issues = Parameters<typeof schemaProblems>[3]

/** What a template refuses in its configuration; told once where the settings of another template stand there. */
export const configFaults = (
  source: Source,
  template: Template,
  config: unknown,
  issues: Issues,
  templates: readonly Template[],
): Problem[] => {
  const { schema } = template
  const strangers = strangersIn(template, config)
  const others = othersWith(strangers, template, config, templates)
  if (others.length === 0) return schemaProblems(source, schema, config, issues, ['with'])
  const rest = issues.filter(({ code, path }) => !(code === 'unrecognized_keys' && path.length === 0))
  // What this template needs beside them, the other one may not need.
  const lacking = new Set(knownKeys(schema, {}).map((key) => `with.${key}`))
  const isLack = ({ rule, path }: Problem) => rule === 'missing' && lacking.has(path)
  return [
    wrongTemplate(source, template, strangers, others),
    ...schemaProblems(source, schema, config, rest, ['with']).filter((problem) => !isLack(problem)),
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
  const isSlip = (key: string) => (saidInstead(key, own) ?? nearest(key, own)) !== undefined
  if (strangers.every(isSlip)) return []
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
): Problem => {
  const [them, are] = keys.length === 1 ? ['it', 'is a setting'] : ['them', 'are settings']
  const meant = others.map((other) => `"template: ${other.name}"`).join(' or ')
  return report(['template'], {
    rule: 'choice',
    message: `${listed(keys)} below "with:" ${are} of ${meant}, not of "template: ${name}".`,
    fix: `Write ${meant}, or take ${them} out.`,
  })
}

const listed = (keys: readonly string[]) => {
  const quoted = keys.map((key) => `"${key}"`)
  return [quoted.slice(0, -1).join(', '), ...quoted.slice(-1)].filter(Boolean).join(' and ')
}
