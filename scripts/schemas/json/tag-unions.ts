import type { JsonSchema } from '../../../engine/campaign/schema/json-schema.ts'
import { when } from './when.ts'

export const tagUnions = (schema: JsonSchema): JsonSchema => {
  const { oneOf, ...rest } = schema
  const tag = oneOf && tagOf(oneOf)
  return tag ? { ...rest, ...chooseBy(tag, oneOf) } : schema
}

export const chooseBy = (tag: string, branches: JsonSchema[]): JsonSchema => ({
  type: 'object',
  properties: {
    [tag]: {
      type: 'string',
      description: 'What it is. The other keys depend on it.',
      enum: branches.map((branch) => branch.properties?.[tag]?.const),
      enumDescriptions: branches.map(({ description = '' }) => description),
    },
  },
  required: [tag],
  allOf: branches.map((branch) => {
    const { const: value } = branch.properties?.[tag] ?? {}
    // `type` and `required`: without them an empty value would match every branch.
    const isSuggested = { type: 'object', properties: { [tag]: { const: value } }, required: [tag] }
    return when(isSuggested, { title: `${tag}: ${String(value)}`, ...branch })
  }),
})

export const withSnippets = (
  { allOf = [], ...schema }: JsonSchema,
  defaultSnippets: NonNullable<JsonSchema['defaultSnippets']>,
): JsonSchema => ({
  ...schema,
  allOf: [...allOf, when({ type: 'object', minProperties: 1 }, undefined, { defaultSnippets })],
})

const tagOf = (branches: JsonSchema[]): string | undefined =>
  Object.keys(branches[0]?.properties ?? {}).find((key) =>
    branches.every(({ properties }) => typeof properties?.[key]?.const === 'string'),
  )
