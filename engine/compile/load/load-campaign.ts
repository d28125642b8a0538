import { z } from 'zod'
import { Campaign, Section } from '../../campaign/schema/campaign.ts'
import type { StepEntry } from '../../campaign/schema/campaign.ts'
import type { Coach } from '../../campaign/schema/coach.ts'
import { isRecord } from './drafts.ts'
import type { CampaignDraft } from './drafts.ts'
import { expandTemplate } from '../templates/expand-template.ts'
import { readOn } from '../read/read-on.ts'
import { withKeysMeant } from '../fixes/misspelt-keys.ts'
import type { Problem } from '../diagnostics/problem.ts'
import { didYouMean, nearest } from '../fixes/nearest.ts'
import { schemaProblems } from '../diagnostics/schema-problems.ts'
import type { Source } from '../diagnostics/schema-problems.ts'
import type { Template } from '../templates/template.ts'
import { knownKeys } from '../read/walk-schema.ts'
import { reportIn } from '../read/yaml-file.ts'

export type CampaignContext = {
  coach: string
  /** The coach's file, where it can be read: templates take defaults from it. */
  person: Coach | undefined
  stem: string
  stepSchemas: Record<string, z.ZodType>
  templates: readonly Template[]
}

/** Reads one campaign file: template, schema, each pipeline entry by its own step. */
export const loadCampaign = (
  file: string,
  bytes: Uint8Array,
  { coach, person, stem, stepSchemas, templates }: CampaignContext,
): { draft: CampaignDraft | null; problems: Problem[] } => {
  const { yaml, problems: unreadable } = readOn(file, bytes)
  if (!yaml) return { draft: null, problems: unreadable }
  const own = { yaml, report: reportIn(yaml) }
  if (!isRecord(yaml.value)) {
    const { error } = Campaign.safeParse(yaml.value)
    return {
      draft: null,
      problems: [...unreadable, ...schemaProblems(own, asWritten, yaml.value, error?.issues ?? [])],
    }
  }
  const owner = { coach, person, stem, id: `${coach}/${stem}` }
  const meant = withKeysMeant(own, yaml.value, {
    keys: Object.keys(asWritten.shape),
    settings: () => templates.flatMap(({ schema }) => knownKeys(schema, {})),
    steps: Object.keys(stepSchemas),
  })
  const { fields, source, isWhole, problems } = expandTemplate(meant.source, meant.raw, owner, templates)
  const id = typeof fields['id'] === 'string' ? fields['id'] : owner.id
  const judged = Campaign.safeParse(fields)
  const issues = judged.error?.issues ?? []
  // What a failed template would have filled in is not missing from the file.
  const shown = isWhole ? issues : issues.filter(({ path }) => path.length === 0 || String(path[0]) in fields)
  const pipeline = judgePipeline(source, fields['pipeline'], stepSchemas)
  const entries = pipeline.entries.map(({ entry }) => entry)
  return {
    draft: {
      source,
      raw: fields,
      ...(judged.success &&
        unreadable.length === 0 && { value: { ...judged.data, id, file, pipeline: entries } }),
      id,
      coach,
      sections: listOf(fields['sections']).map(partlyJudged),
      pipeline: pipeline.entries,
      claims: claimsIn(fields, id),
    },
    problems: [
      ...unreadable,
      ...meant.problems,
      ...problems,
      ...schemaProblems(source, asWritten, fields, shown),
      ...pipeline.problems,
      ...wrongOwner(source, fields['coach'], coach),
      ...foreignId(source, judged.data?.id, coach),
    ],
  }
}

/** The keys that a file may have: a template's have become others by the time they are judged. */
const asWritten = z
  .strictObject({ ...Campaign.shape, template: z.unknown(), with: z.unknown() })
  .describe(Campaign.description ?? '')

const judgePipeline = (source: Source, pipeline: unknown, stepSchemas: CampaignContext['stepSchemas']) => {
  const problems: Problem[] = []
  const entries: { index: number; entry: StepEntry }[] = []
  for (const [index, raw] of (Array.isArray(pipeline) ? pipeline : []).entries()) {
    if (!isRecord(raw) || typeof raw['step'] !== 'string') continue // The campaign's schema has said so.
    const { step } = raw
    const schema = Object.hasOwn(stepSchemas, step) ? stepSchemas[step] : undefined
    if (!schema) {
      problems.push(unknownStep(source, index, step, Object.keys(stepSchemas)))
      continue
    }
    const judged = schema.safeParse(raw)
    if (judged.success)
      entries.push({ index, entry: { ...(isRecord(judged.data) ? judged.data : {}), step } })
    else problems.push(...schemaProblems(source, schema, raw, judged.error.issues, ['pipeline', index]))
  }
  return { entries, problems }
}

const unknownStep = ({ report }: Source, index: number, step: string, names: string[]): Problem =>
  report(['pipeline', index, 'step'], {
    rule: 'choice',
    message: `there is no step ${JSON.stringify(step)}.`,
    fix: `${didYouMean(step, names)}Allowed: ${names.join(', ')}.`,
    instead: { of: step, write: nearest(step, names) },
  })

const wrongOwner = ({ report }: Source, written: unknown, coach: string): Problem[] =>
  typeof written !== 'string' || written === coach
    ? []
    : [
        report(['coach'], {
          rule: 'wrong-folder',
          message: `is ${JSON.stringify(written)}, but the file lies in the folder of "${coach}".`,
          fix: `Write "coach: ${coach}", or move the file.`,
          instead: { of: written, write: coach },
        }),
      ]

const foreignId = ({ report }: Source, id: string | undefined, coach: string): Problem[] =>
  id === undefined || id.startsWith(`${coach}/`)
    ? []
    : [
        report(['id'], {
          rule: 'wrong-folder',
          message: `is "${id}", but the file lies in the folder of "${coach}".`,
          fix: `Let it begin with "${coach}/".`,
          instead: { of: id, write: `${coach}/${id.slice(id.lastIndexOf('/') + 1)}` },
        }),
      ]

const partlyJudged = (section: unknown): Record<string, unknown> => {
  const judged = Section.safeParse(section)
  if (judged.success) return judged.data
  return isRecord(section) ? section : {}
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const { path, aliases, redirects, live } = Campaign.shape
const Claims = z.object({ path, aliases, redirects, live })
const MainPath = z.object({ path, live })

/** With a bad alias the main path still counts, so that links to the page are not called dead. */
const claimsIn = (fields: Record<string, unknown>, id: string): CampaignDraft['claims'] => {
  const all = Claims.safeParse(fields)
  if (all.success) return { ...all.data, id }
  const main = MainPath.safeParse(fields)
  return main.success ? { ...main.data, aliases: [], redirects: [], id } : null
}
