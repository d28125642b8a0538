import type { JsonSchema } from '../../../engine/campaign/schema/json-schema.ts'

export const when = (
  test: JsonSchema | undefined,
  matching: JsonSchema | undefined,
  otherwise?: JsonSchema,
): JsonSchema => ({
  ...(test && { if: test }),
  // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON Schema; nobody awaits a schema
  ...(matching && { then: matching }),
  ...(otherwise && { else: otherwise }),
})
