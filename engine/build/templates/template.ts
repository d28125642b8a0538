import type { z } from 'zod'
import type { Campaign } from '../../campaign/campaign.ts'

/** What a template fills in: campaign fields as a file would hold them, judged afterwards like a file's own. */
export type TemplateFields = Partial<z.input<typeof Campaign>>
export type TemplateOwner = { coach: string; id: string }

/** A kind of page that a campaign file can ask for by `template: <name>` with its configuration under `with:`. */
export type Template = {
  name: string
  /** Judges `with`. */
  schema: z.ZodType
  /** Takes `with` as it stands in the file, after the schema accepted it. */
  expand: (config: unknown, owner: TemplateOwner) => TemplateFields
}

/** Declares a template; `expand` gets what the schema made of `with`. */
export const defineTemplate = <Schema extends z.ZodType>(template: {
  name: string
  schema: Schema
  expand: (config: z.output<Schema>, owner: TemplateOwner) => TemplateFields
}): Template => ({
  ...template,
  expand: (config, owner) => template.expand(template.schema.parse(config), owner),
})
