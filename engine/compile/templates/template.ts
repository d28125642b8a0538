import { langs } from '../../words/lang.ts'
import type { Lang } from '../../words/lang.ts'
import type { z } from 'zod'
import type { Campaign } from '../../campaign/schema/campaign.ts'
import type { Coach } from '../../campaign/schema/coach.ts'

/** What a template fills in: campaign fields as a file would hold them, validated like a file's own. */
export type TemplateFields = Partial<z.input<typeof Campaign>>

export type Sections = NonNullable<TemplateFields['sections']>

export type TemplateOwner = {
  coach: string
  /** The coach's file, where it can be read. */
  person: Coach | undefined
  /** Name of the campaign's file, without its ending. */
  stem: string
  /** "<coach>/<file name>": the campaign's id, unless one is pinned. */
  id: string
  /** The file's own keys: they win over what the template makes. */
  own: Record<string, unknown>
}

/** The language of the page; undefined: English, or none that exists. */
export const langOf = ({ own, person }: Pick<TemplateOwner, 'own' | 'person'>): Lang | undefined =>
  langs.find((lang) => lang === (own['lang'] ?? person?.lang))

/** A fault of a configuration that its schema alone cannot see, at one of its keys. */
export type TemplateFault = { key: string; rule: string; message: string; fix: string }

/** A key of `with`; where the made list begins with entries of the template's own, how many they are. */
export type Origin = string | { key: string; after: number } | null

/** A kind of page that a campaign file can ask for by `template: <name>` with its configuration under `with:`. */
export type Template = {
  name: string
  /** The schema of `with`. */
  schema: z.ZodType
  /** Takes `with` as the file has it, after the schema accepted it. */
  expand: (config: unknown, owner: TemplateOwner) => TemplateFields
  faults: (config: unknown, owner: TemplateOwner) => TemplateFault[]
  /**
   * Which key of `with` a made part comes from, so that a fault is reported where it can be fixed. Sections go by their type
   * and pipeline entries by their step: "sections.hero.title". Whatever lies deeper belongs to the same key. null: it comes
   * from no key but from the template's own rules, and what is said of it needs no place.
   */
  origins: Record<string, Origin>
}

/** Declares a template; `expand` and `faults` get what the schema made of `with`. */
export const defineTemplate = <Schema extends z.ZodType>(template: {
  name: string
  schema: Schema
  expand: (config: z.output<Schema>, owner: TemplateOwner) => TemplateFields
  faults?: (config: z.output<Schema>, owner: TemplateOwner) => TemplateFault[]
  origins?: Record<string, Origin>
}): Template => ({
  name: template.name,
  schema: template.schema,
  expand: (config, owner) => template.expand(template.schema.parse(config), owner),
  faults: (config, owner) => template.faults?.(template.schema.parse(config), owner) ?? [],
  origins: template.origins ?? {},
})
