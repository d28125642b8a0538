import { Coach } from '../../../engine/campaign/schema/coach.ts'
import { SiteFile } from '../../../engine/campaign/schema/site-file.ts'
import { StaffFile } from '../../../engine/campaign/schema/staff-file.ts'
import { campaignFile } from './campaign-file.ts'
import { deepMap, toJsonSchema, mapValues } from './to-json-schema.ts'
import type { JsonSchema } from '../../../engine/campaign/schema/json-schema.ts'
import { when } from './when.ts'

/** By file name. Editors do not read the front matter of Markdown. */
export const allSchemas = (): Record<string, JsonSchema> => ({
  'campaign.json': finished(campaignFile()),
  'coach.json': finished({ title: 'Coach', ...coachFile() }),
  'site.json': finished({ title: 'Site', ...toJsonSchema(SiteFile) }),
  'staff.json': finished({ title: 'Staff', ...toJsonSchema(StaffFile) }),
})

export const coachFile = (): JsonSchema => {
  const { properties = {}, ...coach } = toJsonSchema(Coach)
  return { ...coach, properties: { ...properties, theme: themeOf(properties['theme'] ?? {}) } }
}

const finished = (schema: JsonSchema): JsonSchema => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  ...deepMap(schema, (part) => withTitles(withMarkdown(part))),
})

/** The two forms of a theme as one map: with a mood it needs only a brand colour, without one most tokens. */
const themeOf = ({ oneOf = [], anyOf = oneOf, ...theme }: JsonSchema): JsonSchema => {
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

/** Titles maps after their key: editors offer whole maps under that title. */
const withTitles = (schema: JsonSchema): JsonSchema =>
  schema.properties ? { ...schema, properties: mapValues(schema.properties, named) } : schema

const named = (property: JsonSchema, key: string): JsonSchema => {
  const { items } = property
  if (property.properties) return { title: key, ...property }
  return items && !items.$ref ? { ...property, items: { title: `an entry of ${key}`, ...items } } : property
}

const withMarkdown = (schema: JsonSchema): JsonSchema => {
  const { description, default: fallback } = schema
  if (description === undefined) return schema
  if (fallback === undefined && !description.includes('`')) return schema
  const said = fallback === undefined ? '' : `\n\nDefault: \`${JSON.stringify(fallback)}\``
  return { ...schema, markdownDescription: `${escaped(description)}${said}` }
}

export const escaped = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replaceAll(/[\\*_<>[\]|]/g, String.raw`\$&`)))
    .join('')
