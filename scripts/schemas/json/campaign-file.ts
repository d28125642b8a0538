import { Campaign } from '../../../engine/campaign/schema/campaign.ts'
import { sections, steps, templateKey, templateSettings } from './campaign-parts.ts'
import { toJsonSchema } from './to-json-schema.ts'
import type { JsonSchema } from '../../../engine/campaign/schema/json-schema.ts'
import { templateSection, templateSteps } from './use-template.ts'
import { blockSnippets, stepSnippets } from './snippets.ts'
import { chooseBy, withSnippets } from './tag-unions.ts'
import { when } from './when.ts'

const filledIn = new Set(['name', 'seo', 'sections', 'pipeline'])

export const campaignFile = (): JsonSchema => {
  const { properties = {}, ...campaign } = toJsonSchema(Campaign)
  return {
    type: 'object',
    ...(campaign.description && { description: campaign.description }),
    properties: { template: templateKey },
    ...when(
      { required: ['template'] },
      { allOf: Object.keys(templateSettings).map((name) => fromTemplate(name, properties, campaign)) },
      whole(properties, campaign),
    ),
    definitions: {
      section: withSnippets(chooseBy('type', Object.values(sections)), blockSnippets()),
      sectionLikeTemplate: withSnippets(templateSection(Object.values(sections)), blockSnippets()),
      stepLikeTemplate: withSnippets(templateSteps(Object.values(steps)), stepSnippets(steps)),
      step: withSnippets(chooseBy('step', Object.values(steps)), stepSnippets(steps)),
      ...Object.fromEntries(
        Object.entries(templateSettings).map(([name, settings]) => [`template-${name}`, settings]),
      ),
    },
  }
}

type Properties = Record<string, JsonSchema>

const whole = (
  { pipeline, sections: list, ...own }: Properties,
  { required = [] }: JsonSchema,
): JsonSchema => ({
  title: 'Campaign',
  type: 'object',
  properties: {
    ...own,
    sections: listOf(list, 'section'),
    pipeline: listOf(pipeline, 'step'),
    template: templateKey,
  },
  required,
  additionalProperties: false,
})

const fromTemplate = (
  name: string,
  { sections: list, pipeline, seo, ...own }: Properties,
  { required = [] }: JsonSchema,
): JsonSchema =>
  when(
    { properties: { template: { const: name } } },
    {
      title: `Campaign from the template "${name}"`,
      type: 'object',
      properties: {
        ...own,
        seo: { ...seo, required: [] },
        template: templateKey,
        with: { $ref: `#/definitions/template-${name}` },
        sections: listOf(list, 'sectionLikeTemplate'),
        pipeline: listOf(pipeline, 'stepLikeTemplate'),
      },
      required: [...required.filter((key) => !filledIn.has(key)), 'with'],
      additionalProperties: false,
    },
  )

const listOf = (list: JsonSchema = {}, definition: string): JsonSchema => ({
  ...list,
  items: { $ref: `#/definitions/${definition}` },
})
