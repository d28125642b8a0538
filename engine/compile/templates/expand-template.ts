import { Campaign } from '../../campaign/schema/campaign.ts'
import { isRecord } from '../read/is-record.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { pathText } from '../diagnostics/diagnostic.ts'
import { didYouMean, sureNearest } from '../fixes/nearest.ts'
import type { Source } from '../schema/source.ts'
import type { Template, TemplateOwner } from './template.ts'
import { fillPipeline, ownPlace, pipelineFaults } from './template-pipeline.ts'
import { fillSections, templateFaults } from './template-sections.ts'
import { typesIn, unshownSettings } from './unshown-settings.ts'
import { templateKeys, usesTemplate } from './use-template.ts'
import { knownKeys } from '../schema/walk-schema.ts'
import { schemaDiagnostics } from '../schema/schema-diagnostics.ts'
import { isWritten } from '../read/yaml-find.ts'
import type { Path } from '../read/parsed-yaml.ts'
import type { Report } from '../read/yaml-file.ts'

/** `fields` as the campaign's schema validates them; `isWhole` is false where the template could not fill in its part. */
export type Expanded = {
  fields: Record<string, unknown>
  source: Source
  isWhole: boolean
  /** Types of the sections that the template makes. */
  templateSections: string[]
  diagnostics: Diagnostic[]
}

/** Replaces `template` and `with` by the fields they make; the file's own keys win. */
export const expandTemplate = (
  source: Source,
  raw: Record<string, unknown>,
  owner: Omit<TemplateOwner, 'own'>,
  templates: readonly Template[],
): Expanded => {
  const { template: name, with: config = {}, ...written } = raw
  if (name === undefined) return { fields: raw, source, isWhole: true, templateSections: [], diagnostics: [] }
  const template = templates.find((one) => one.name === name)
  const { own, strays } = sortOut(written, template)
  const besides = pipelineFaults(source, own)
  const isForgotten = raw['with'] === undefined && strays.length > 0
  const diagnostics = [
    ...besides,
    ...(isForgotten ? forgottenWith(source, strays) : strays.map((key) => outsideWith(source, key))),
  ]
  const refused = (...more: Diagnostic[]): Expanded => ({
    fields: withoutLike(own),
    source,
    isWhole: false,
    templateSections: [],
    diagnostics: [...diagnostics, ...more],
  })
  if (!template) return refused(unknownTemplate(source, name, templates))
  if (isForgotten) return refused()
  const validated = template.schema.safeParse(config)
  if (!validated.success && raw['with'] === undefined)
    return refused(withoutConfig(source, validated.error.issues))
  if (!validated.success)
    return refused(...schemaDiagnostics(source, template.schema, config, validated.error.issues, ['with']))
  const faults = template.faults(config, { ...owner, own })
  if (faults.length > 0)
    return refused(...faults.map(({ key, ...details }) => source.report(['with', key], details)))
  const expand = (settings: unknown) => template.expand(settings, { ...owner, own })
  const made = expand(config)
  const unknown = templateFaults(source, own['sections'], made)
  // Without the coach's file, the template makes fewer sections.
  if (unknown.length > 0 || besides.length > 0) return refused(...(owner.person ? unknown : []))
  const fields = mergeFields(made, own)
  const placeOf = (at: number) => ownPlace(at, own, made)
  return {
    fields,
    source: { ...source, report: reportAtWith(source, template, fields, placeOf) },
    isWhole: true,
    templateSections: typesIn(made),
    diagnostics: [
      ...diagnostics,
      ...unshownSettings(source, { config, own: own['sections'], made }, (settings) =>
        template.schema.safeParse(settings).success ? expand(settings) : null,
      ),
    ],
  }
}

/** Lists with entries that only the template could have filled in: what is missing there is not the file's fault. */
const withoutLike = (own: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(own).filter(([, value]) => !(Array.isArray(value) && value.some(usesTemplate))),
  )

/** The fields of a file whose configuration the template accepts: its own and those that the template makes. */
export const applyTemplate = (
  template: Template,
  config: unknown,
  own: Record<string, unknown>,
  owner: Omit<TemplateOwner, 'own'>,
): Record<string, unknown> => mergeFields(template.expand(config, { ...owner, own }), own)

/** The file's own keys before the template's, in maps such as `seo` one by one. */
const mergeFields = (made: Record<string, unknown>, own: Record<string, unknown>) => ({
  ...made,
  ...own,
  ...Object.fromEntries(
    Object.entries(own).flatMap(([key, value]) =>
      isRecord(value) && isRecord(made[key]) ? [[key, { ...made[key], ...value }]] : [],
    ),
  ),
  ...('sections' in own && { sections: fillSections(own['sections'], made) }),
  ...('pipeline' in own && { pipeline: fillPipeline(own, made) }),
})

/**
 * What the template filled in is nowhere in the file: its diagnostics belong to the key of its configuration that it comes
 * from, or to the configuration as a whole.
 */
const reportAtWith =
  (
    source: Source,
    { name, origins }: Template,
    fields: Record<string, unknown>,
    placeOf: (at: number) => number | null,
  ): Report =>
  (path, details) => {
    const { yaml, report } = source
    const [list, at, ...below] = path
    const isStep = list === 'pipeline' && typeof at === 'number'
    const place = isStep ? placeOf(at) : null
    if (place !== null) return report(['pipeline', place, ...below], details)
    const isOwn = !isStep && isWritten(yaml, ownPart(source, path, fields))
    const isMissing = path.length > 0 && !Object.hasOwn(fields, String(path[0]))
    if (path.length === 0 || isOwn || isMissing) return report(path, details)
    const origin = originOf(path, fields, origins)
    if (origin === 'template') return report([origin], details)
    if (origin && isWritten(yaml, origin.slice(0, 2))) return report(deepest(yaml, origin), details)
    if (list === 'sections' && isWritten(yaml, path.slice(0, 2))) return report(path, details)
    const message = `the template "${name}" makes a page in which ${pathText(path)} ${details.message}`
    return report(['with'], { ...details, message, at: 'key' })
  }

/** The part of the path that the file itself would have: of a section that the template makes, its key. */
const ownPart = ({ yaml }: Source, path: Path, fields: Record<string, unknown>): Path => {
  if (isRecord(fields[String(path[0])])) return path.slice(0, 2)
  const usesIt = templateKeys.some((key) => isWritten(yaml, [...path.slice(0, 2), key]))
  return path.slice(0, path[0] === 'sections' && usesIt ? 3 : 1)
}

/** The key of `with` with the longest matching entry, and what of the path lies below it. */
const originOf = (
  path: Path,
  fields: Record<string, unknown>,
  origins: Template['origins'],
): Path | 'template' | null => {
  const named = path.map((key, at) => (at === 1 ? kindAt(fields, path) : key))
  for (let length = path.length; length > 0; length--) {
    const key = origins[named.slice(0, length).map(String).join('.')]
    if (key === null) return 'template'
    if (key !== undefined) return ['with', ...keyBelow(key, path.slice(length))]
  }
  return null
}

const keyBelow = (origin: NonNullable<Template['origins'][string]>, rest: Path): Path => {
  if (typeof origin === 'string') return [origin, ...rest]
  const [at, ...below] = rest
  return typeof at === 'number' ? [origin.key, at - origin.after, ...below] : [origin.key]
}

/** Sections go by their type, entries of the pipeline by their step, other keys by themselves. */
const kindAt = (fields: Record<string, unknown>, [list, at = '']: Path): PropertyKey => {
  const entries = fields[String(list)]
  const entry: unknown = Array.isArray(entries) && typeof at === 'number' ? entries[at] : undefined
  const kind = isRecord(entry) ? (entry['type'] ?? entry['step']) : undefined
  return typeof kind === 'string' ? kind : at
}

const deepest = (yaml: Source['yaml'], path: Path): Path =>
  isWritten(yaml, path) ? path : deepest(yaml, path.slice(0, -1))

const withoutConfig = ({ report }: Source, issues: readonly { path: PropertyKey[] }[]): Diagnostic => {
  const keys = issues.map(({ path }) => String(path[0] ?? '')).filter(Boolean)
  return report(['with'], {
    rule: 'missing',
    message: 'is missing.',
    fix: `Add it, with what the template needs${keys.length > 0 ? `: ${keys.join(', ')}` : ''}.`,
  })
}

/** The file's own keys, and the settings of the template beside `with` instead of below it. */
const sortOut = (written: Record<string, unknown>, template: Template | undefined) => {
  const settings = template ? knownKeys(template.schema, {}) : []
  const strays = Object.keys(written).filter((key) => settings.includes(key) && !(key in Campaign.shape))
  const own = Object.fromEntries(Object.entries(written).filter(([key]) => !strays.includes(key)))
  return { own, strays }
}

/** One mistake, and one diagnostic at the first of the settings. */
const forgottenWith = ({ report }: Source, [first = '', ...others]: string[]): Diagnostic[] => {
  const them = others.length === 0 ? 'it' : `it and ${others.join(', ')}`
  return [
    report([first], {
      rule: 'beside-template',
      suggestion: pathText(['with', first]),
      message: 'is a setting of the template, and "with:" above it is missing.',
      fix: `Write a line "with:" before it, and move ${them} two spaces to the right.`,
      at: 'key',
    }),
  ]
}

const outsideWith = ({ report }: Source, key: string): Diagnostic =>
  report([key], {
    rule: 'beside-template',
    suggestion: pathText(['with', key]),
    message: 'is a setting of the template.',
    fix: 'Move it below "with:", two spaces deeper.',
    at: 'key',
  })

const unknownTemplate = ({ report }: Source, name: unknown, templates: readonly Template[]): Diagnostic => {
  const names = templates.map((template) => template.name)
  const allowed = names.length > 0 ? `Allowed: ${names.join(', ')}.` : 'Write sections and pipeline instead.'
  return report(['template'], {
    rule: 'choice',
    message: `there is no template ${JSON.stringify(name)}.`,
    fix: `${typeof name === 'string' ? didYouMean(name, names) : ''}${allowed}`,
    replacement: { of: name, write: typeof name === 'string' ? sureNearest(name, names) : undefined },
  })
}
