import type { JsonSchema } from './json-schema.ts'

/** What a schema asks for where a value fits `test`, and what where it does not. */
export const when = (
  test: JsonSchema | undefined,
  holds: JsonSchema | undefined,
  otherwise?: JsonSchema,
): JsonSchema => ({
  ...(test && { if: test }),
  // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON Schema; nobody awaits a schema
  ...(holds && { then: holds }),
  ...(otherwise && { else: otherwise }),
})
