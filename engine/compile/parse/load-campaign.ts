import { z } from 'zod'
import { Campaign, Section } from '../../campaign/schema/campaign.ts'
import type { StepEntry } from '../../campaign/schema/campaign.ts'
import type { Coach } from '../../campaign/schema/coach.ts'
import { stepDefinitions } from '../../campaign/steps/steps.gen.ts'
import { isRecord } from '../read/is-record.ts'
import type { ParsedCampaign } from './parsed-files.ts'
import { expandTemplate } from '../templates/expand-template.ts'
import { loadYaml } from '../read/load-yaml.ts'
import { withSuggestedKeys } from '../schema/misspelt-keys.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { didYouMean, sureNearest } from '../fixes/nearest.ts'
import { schemaDiagnostics } from '../schema/schema-diagnostics.ts'
import type { Source } from '../schema/source.ts'
import type { Template } from '../templates/template.ts'
import { knownKeys } from '../schema/walk-schema.ts'
import { reportIn } from '../read/yaml-file.ts'

export type CampaignContext = {
  coach: string
  /** The coach's file, where it can be read: templates take defaults from it. */
  person: Coach | undefined
  stem: string
  templates: readonly Template[]
}

export const loadCampaign = (
  file: string,
  bytes: Uint8Array,
  { coach, person, stem, templates }: CampaignContext,
): { parsed: ParsedCampaign | null; diagnostics: Diagnostic[] } => {
  const { yaml, diagnostics: unreadable } = loadYaml(file, bytes)
  if (!yaml) return { parsed: null, diagnostics: unreadable }
  const own = { yaml, report: reportIn(yaml) }
  if (!isRecord(yaml.value)) {
    const { error } = Campaign.safeParse(yaml.value)
    return {
      parsed: null,
      diagnostics: schemaDiagnostics(own, asWritten, yaml.value, error?.issues ?? []),
    }
  }
  const owner = { coach, person, stem, id: `${coach}/${stem}` }
  const suggestion = withSuggestedKeys(own, yaml.value, {
    keys: Object.keys(asWritten.shape),
    settings: () => templates.flatMap(({ schema }) => knownKeys(schema, {})),
    steps: [...stepDefinitions.keys()],
  })
  const { fields, source, isWhole, templateSections, diagnostics } = expandTemplate(
    suggestion.source,
    suggestion.raw,
    owner,
    templates,
  )
  const id = typeof fields['id'] === 'string' ? fields['id'] : owner.id
  const validated = Campaign.safeParse(fields)
  const issues = validated.error?.issues ?? []
  // What a failed template would have filled in is not missing from the file.
  const shown = isWhole ? issues : issues.filter(({ path }) => path.length === 0 || String(path[0]) in fields)
  const pipeline = validatePipeline(source, fields['pipeline'])
  const entries = pipeline.entries.map(({ entry }) => entry)
  return {
    parsed: {
      source,
      raw: fields,
      ...(validated.success && {
        value: { ...validated.data, id, file, pipeline: entries, templateSections },
      }),
      id,
      coach,
      sections: validated.data?.sections ?? listOf(fields['sections']).map(partlyValidated),
      pipeline: pipeline.entries,
      claims: claimsIn(fields, id),
    },
    diagnostics: [
      ...unreadable,
      ...suggestion.diagnostics,
      ...diagnostics,
      ...schemaDiagnostics(source, asWritten, fields, shown),
      ...pipeline.diagnostics,
      ...wrongOwner(source, fields['coach'], coach),
      ...foreignId(source, validated.data?.id, coach),
    ],
  }
}

/** The keys that a file may have: a template's have become others when the file is validated. */
const asWritten = z
  .strictObject({ ...Campaign.shape, template: z.unknown(), with: z.unknown() })
  .describe(Campaign.description ?? '')

const validatePipeline = (source: Source, pipeline: unknown) => {
  const diagnostics: Diagnostic[] = []
  const entries: { index: number; entry: StepEntry }[] = []
  for (const [index, raw] of (Array.isArray(pipeline) ? pipeline : []).entries()) {
    if (!isRecord(raw) || typeof raw['step'] !== 'string') continue // The campaign's schema has said so.
    const { step } = raw
    const schema = stepDefinitions.get(step)?.config
    if (!schema) {
      diagnostics.push(unknownStep(source, index, step, [...stepDefinitions.keys()]))
      continue
    }
    const validated = schema.safeParse(raw)
    if (validated.success)
      entries.push({ index, entry: { ...(isRecord(validated.data) ? validated.data : {}), step } })
    else
      diagnostics.push(...schemaDiagnostics(source, schema, raw, validated.error.issues, ['pipeline', index]))
  }
  return { entries, diagnostics }
}

const unknownStep = ({ report }: Source, index: number, step: string, names: string[]): Diagnostic =>
  report(['pipeline', index, 'step'], {
    rule: 'choice',
    message: `there is no step ${JSON.stringify(step)}.`,
    fix: `${didYouMean(step, names)}Allowed: ${names.join(', ')}.`,
    replacement: { of: step, write: sureNearest(step, names) },
  })

const wrongOwner = ({ report }: Source, written: unknown, coach: string): Diagnostic[] =>
  typeof written !== 'string' || written === coach
    ? []
    : [
        report(['coach'], {
          rule: 'wrong-folder',
          message: `is ${JSON.stringify(written)}, but the file lies in the folder of "${coach}".`,
          fix: `Write "coach: ${coach}", or move the file.`,
        }),
      ]

const foreignId = ({ report }: Source, id: string | undefined, coach: string): Diagnostic[] =>
  id === undefined || id.startsWith(`${coach}/`)
    ? []
    : [
        report(['id'], {
          rule: 'wrong-folder',
          message: `is "${id}", but the file lies in the folder of "${coach}".`,
          fix: `Let it begin with "${coach}/".`,
        }),
      ]

const partlyValidated = (section: unknown): Record<string, unknown> => {
  const validated = Section.safeParse(section)
  if (validated.success) return validated.data
  return isRecord(section) ? section : {}
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const { path, aliases, redirects, links, live } = Campaign.shape
const Claims = z.object({ path, aliases, redirects, links, live })
const MainPath = z.object({ path, live })

/** With a bad alias the main path still counts, so that links to the page are not called dead. */
const claimsIn = (fields: Record<string, unknown>, id: string): ParsedCampaign['claims'] => {
  const all = Claims.safeParse(fields)
  if (all.success) return { ...all.data, id }
  const main = MainPath.safeParse(fields)
  return main.success ? { ...main.data, aliases: [], redirects: [], id } : null
}
