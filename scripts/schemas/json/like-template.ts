import { mapValues } from './to-json-schema.ts'
import type { JsonSchema } from './json-schema.ts'
import { chooseBy } from './tag-unions.ts'
import { when } from './when.ts'

/** A section beside a template: one of its own, or the template's with some keys changed. */
export const likeTemplate = (sections: JsonSchema[]): JsonSchema => {
  const { properties = {}, ...own } = chooseBy('type', sections)
  return {
    type: 'object',
    properties: { ...properties, like },
    required: ['type'],
    ...when(
      { type: 'object', required: ['like'] },
      { allOf: chooseBy('type', sections.map(changed)).allOf ?? [] },
      { allOf: own.allOf ?? [] },
    ),
  }
}

const like: JsonSchema = {
  type: 'string',
  description:
    "template: the template's section of this type, with the keys that stand here in the place of its own. An empty key takes one away.",
  enum: ['template'],
}

/** A step beside a template: one of its own, or all that the template makes. */
export const likeTemplateSteps = (steps: JsonSchema[]): JsonSchema => {
  const { properties = {}, ...own } = chooseBy('step', steps)
  return {
    type: 'object',
    properties: { ...properties, like: likeSteps },
    ...when(
      { type: 'object', required: ['like'] },
      { properties: { like: likeSteps }, additionalProperties: false },
      { required: ['step'], allOf: own.allOf ?? [] },
    ),
  }
}

const likeSteps: JsonSchema = {
  type: 'string',
  description: 'template: the steps that the template makes, in their order, stand here.',
  enum: ['template'],
}

/** Nothing has to be there, and what is empty is taken away. */
const changed = (section: JsonSchema): JsonSchema => ({
  ...section,
  required: ['type', 'like'],
  properties: {
    ...mapValues(section.properties ?? {}, (property, key) =>
      key === 'type' ? property : emptied(property),
    ),
    like,
  },
})

const emptied = (property: JsonSchema): JsonSchema => {
  const { required: _, ...rest } = property
  return {
    ...rest,
    ...(typeof rest.type === 'string' && { type: [rest.type, 'null'] }),
    ...(rest.enum && { enum: [...rest.enum, null] }),
  }
}
