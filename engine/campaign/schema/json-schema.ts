/** The part of JSON Schema (draft 7, with the additions of yaml-language-server) that campaign files use. */
export type JsonSchema = {
  $schema?: string
  title?: string
  description?: string
  markdownDescription?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  enumDescriptions?: string[]
  default?: unknown
  examples?: unknown[]
  pattern?: string
  patternErrorMessage?: string
  errorMessage?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minItems?: number
  maxItems?: number
  /** A file of the assets folder that shows something. Ours; editors pass over it. */
  picture?: boolean
  properties?: Record<string, JsonSchema>
  required?: string[]
  minProperties?: number
  additionalProperties?: JsonSchema | boolean
  propertyNames?: JsonSchema
  items?: JsonSchema
  oneOf?: JsonSchema[]
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
  if?: JsonSchema
  then?: JsonSchema
  else?: JsonSchema
  not?: JsonSchema
  $ref?: string
  definitions?: Record<string, JsonSchema>
  defaultSnippets?: { label: string; description?: string; bodyText: string }[]
}
