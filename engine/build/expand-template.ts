import type { Problem } from './problem.ts'
import { pathText } from './problem.ts'
import { didYouMean, schemaProblems } from './schema-problems.ts'
import type { Source } from './schema-problems.ts'
import type { Template, TemplateOwner } from './templates/template.ts'
import { isWritten } from './yaml-file.ts'
import type { Report } from './yaml-file.ts'

/** `fields` as the campaign's schema is to judge them; `isWhole` is false where the template could not fill in its part. */
export type Expanded = {
  fields: Record<string, unknown>
  source: Source
  isWhole: boolean
  problems: Problem[]
}

/** Replaces `template` and `with` by the fields they stand for; the file's own keys win. */
export const expandTemplate = (
  source: Source,
  raw: Record<string, unknown>,
  owner: TemplateOwner,
  templates: readonly Template[],
): Expanded => {
  const { template: name, with: config = {}, ...own } = raw
  if (name === undefined) return { fields: raw, source, isWhole: true, problems: [] }
  const template = templates.find((one) => one.name === name)
  const problems = ['sections', 'pipeline']
    .filter((key) => key in own)
    .map((key) => besideTemplate(source, key))
  const refused = (...more: Problem[]): Expanded => ({
    fields: own,
    source,
    isWhole: false,
    problems: [...problems, ...more],
  })
  if (!template) return refused(unknownTemplate(source, name, templates))
  const judged = template.schema.safeParse(config)
  if (!judged.success)
    return refused(...schemaProblems(source, template.schema, config, judged.error.issues, ['with']))
  const fields = { ...template.expand(config, owner), ...own }
  return {
    fields,
    source: { ...source, report: reportAtWith(source, template.name) },
    isWhole: true,
    problems,
  }
}

/** What the template filled in is nowhere in the file: its problems belong to its configuration. */
const reportAtWith =
  ({ yaml, report }: Source, template: string): Report =>
  (path, details) => {
    if (path.length === 0 || isWritten(yaml, path.slice(0, 1))) return report(path, details)
    const message = `the template "${template}" makes a page in which ${pathText(path)} ${details.message}`
    return report(['with'], { ...details, message, at: 'key' })
  }

const unknownTemplate = ({ report }: Source, name: unknown, templates: readonly Template[]): Problem => {
  const names = templates.map((template) => template.name)
  const allowed = names.length > 0 ? `Allowed: ${names.join(', ')}.` : 'Write sections and pipeline instead.'
  return report(['template'], {
    rule: 'choice',
    message: `there is no template ${JSON.stringify(name)}.`,
    fix: `${typeof name === 'string' ? didYouMean(name, names) : ''}${allowed}`,
  })
}

const besideTemplate = ({ report }: Source, key: string): Problem =>
  report([key], {
    rule: 'beside-template',
    message: 'cannot stand beside "template", which makes it.',
    fix: 'Remove one of the two.',
    at: 'key',
  })
