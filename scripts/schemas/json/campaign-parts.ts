import { Campaign } from '../../../engine/campaign/schema/campaign.ts'
import { Section } from '../../../blocks/schemas.gen.ts'
import { templates } from '../../../engine/compile/templates/templates.ts'
import { stepDefinitions } from '../../../engine/campaign/steps/steps.gen.ts'
import { toJsonSchema } from './to-json-schema.ts'
import type { JsonSchema } from '../../../engine/campaign/schema/json-schema.ts'

export const sections: Record<string, JsonSchema> = Object.fromEntries(
  Section.options.map((option) => [
    option.shape.type.value,
    tagged(toJsonSchema(option), 'type', `Section "${option.shape.type.value}"`),
  ]),
)

export const steps: Record<string, JsonSchema> = Object.fromEntries(
  [...stepDefinitions].map(([name, { config }]) => [
    name,
    tagged(toJsonSchema(config), 'step', `Step "${name}"`),
  ]),
)

export const templateSettings: Record<string, JsonSchema> = Object.fromEntries(
  templates.map(({ name, schema }) => [name, { ...toJsonSchema(schema), title: `Template "${name}"` }]),
)

export const templateKey: JsonSchema = {
  type: 'string',
  description: 'Kind of page that makes `sections` and `pipeline` out of the settings below `with`.',
  enum: Object.keys(templateSettings),
  enumDescriptions: Object.values(templateSettings).map(
    ({ description = '' }) => description.split(': ')[1] ?? description,
  ),
}

export const campaignKeys = (): JsonSchema => {
  const { properties = {}, ...campaign } = toJsonSchema(Campaign)
  const { sections: list, pipeline, ...own } = properties
  const settings = { type: 'object', description: 'Settings of the template; see Templates.' }
  const lists = {
    sections: { ...list, items: { $ref: 'Sections' } },
    pipeline: { ...pipeline, items: { $ref: 'Steps' } },
  }
  return { ...campaign, properties: { ...own, ...lists, template: templateKey, with: settings } }
}

function tagged(schema: JsonSchema, tag: string, title: string): JsonSchema {
  const said = { ...schema.properties?.[tag], description: schema.description ?? '' }
  return { ...schema, title, properties: { ...schema.properties, [tag]: said } }
}
