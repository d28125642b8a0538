import { mapValues } from './to-json-schema.ts'
import type { JsonSchema } from './json-schema.ts'
import { when } from './when.ts'

/** A theme's two forms as one map: with a mood a brand colour will do, without one most tokens are needed. */
export const themeOf = ({ oneOf = [], anyOf = oneOf, ...theme }: JsonSchema): JsonSchema => {
  const brief = anyOf.find(({ required = [] }) => required.includes('mood'))
  const whole = anyOf.find((form) => form !== brief)
  if (!brief || !whole) throw new Error('The theme of coach.yaml has no longer the two forms that it had.')
  return {
    ...theme,
    type: 'object',
    properties: mapValues(brief.properties ?? {}, (token) => token),
    additionalProperties: false,
    ...when(
      { required: ['mood'] },
      { required: brief.required ?? [] },
      { required: (whole.required ?? []).filter((key) => key !== 'mood') },
    ),
  }
}
