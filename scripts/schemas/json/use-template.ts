import { mapValues } from './to-json-schema.ts'
import type { JsonSchema } from '../../../engine/campaign/schema/json-schema.ts'
import { chooseBy } from './tag-unions.ts'
import { when } from './when.ts'

export const templateSection = (sections: JsonSchema[]): JsonSchema => {
  const { properties = {}, ...own } = chooseBy('type', sections)
  return {
    type: 'object',
    properties: { ...properties, ...keys },
    required: ['type'],
    ...when(
      { type: 'object', anyOf: [{ required: ['use'] }, { required: ['like'] }] },
      { allOf: chooseBy('type', sections.map(changed)).allOf ?? [] },
      { allOf: own.allOf ?? [] },
    ),
  }
}

const use: JsonSchema = {
  type: 'string',
  description:
    "template: the template's section of this type. The keys beside it replace its own; an empty key removes one.",
  enum: ['template'],
}

const formerName: JsonSchema = { type: 'string', description: 'Former name of `use`.', enum: ['template'] }
const keys = { use, like: formerName }

export const templateSteps = (steps: JsonSchema[]): JsonSchema => {
  const { properties = {}, ...own } = chooseBy('step', steps)
  return {
    type: 'object',
    properties: { ...properties, ...stepKeys },
    ...when(
      { type: 'object', anyOf: [{ required: ['use'] }, { required: ['like'] }] },
      { properties: stepKeys, additionalProperties: false },
      { required: ['step'], allOf: own.allOf ?? [] },
    ),
  }
}

const stepKeys = {
  use: {
    type: 'string',
    description: 'template: the steps of the template, in their order.',
    enum: ['template'],
  },
  like: formerName,
} satisfies Record<string, JsonSchema>

const changed = (section: JsonSchema): JsonSchema => ({
  ...section,
  required: ['type'],
  properties: {
    ...mapValues(section.properties ?? {}, (property, key) =>
      key === 'type' ? property : emptied(property),
    ),
    ...keys,
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
