import type { z } from 'zod'
import { Book } from '../../blocks/kit/book.ts'
import { FieldCondition, FormField } from '../../blocks/kit/form-field.ts'
import { IconName, TopicIconName } from '../../blocks/kit/icon-name.ts'
import { Cta, Fact, Figure, Href, PhotoFile, Picture, Portrait } from '../../blocks/kit/words.ts'
import { Path } from '../../engine/campaign/schema/path.ts'
import { Colour } from '../../engine/campaign/theme/theme.ts'
import { toJsonSchema } from '../schemas/json/to-json-schema.ts'
import type { JsonSchema } from '../../engine/campaign/schema/json-schema.ts'
import { looksOf } from './rows.ts'
import type { SharedParts } from './rows.ts'

const parts: Record<string, z.ZodType> = {
  'A link': Href,
  'A path': Path,
  'A colour': Colour,
  'A condition': FieldCondition,
  'A button': Cta,
  'A book': Book,
  'A fact': Fact,
  'A figure': Figure,
  'A photo': PhotoFile,
  'A picture': Picture,
  'A portrait': Portrait,
  'An icon': IconName,
  'An icon of a topic': TopicIconName,
}

export const partSchemas: Record<string, JsonSchema> = Object.fromEntries(
  Object.entries(parts).map(([heading, schema]) => [heading, toJsonSchema(schema)]),
)

const formField = toJsonSchema(FormField)

export const fieldSchemas: Record<string, JsonSchema> = Object.fromEntries(
  (formField.allOf ?? []).map(({ then = {} }) => [String(then.properties?.['type']?.const), then]),
)

export const sharedParts: SharedParts = new Map([
  ...Object.entries(partSchemas).map(([heading, schema]) => [looksOf(schema), heading] as const),
  [looksOf(formField), 'Form fields'],
])
