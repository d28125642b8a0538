import { Coach } from '../../../engine/campaign/schema/coach.ts'
import { SiteFile } from '../../../engine/campaign/schema/site-file.ts'
import { campaignFile } from './campaign-file.ts'
import { deepMap, toJsonSchema } from './to-json-schema.ts'
import type { JsonSchema } from './json-schema.ts'
import { withMarkdown } from './with-markdown.ts'
import { withTitles } from './with-titles.ts'
import { themeOf } from './theme-of.ts'

/** The schemas that editors use, by the names of their files. No editor looks into the front matter of Markdown. */
export const allSchemas = (): Record<string, JsonSchema> => ({
  'campaign.json': finished(campaignFile()),
  'coach.json': finished({ title: 'Coach', ...coachFile() }),
  'site.json': finished({ title: 'Site', ...toJsonSchema(SiteFile) }),
})

/** coach.yaml; a theme with a mood has other keys than one without. */
export const coachFile = (): JsonSchema => {
  const { properties = {}, ...coach } = toJsonSchema(Coach)
  return { ...coach, properties: { ...properties, theme: themeOf(properties['theme'] ?? {}) } }
}

const finished = (schema: JsonSchema): JsonSchema => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  ...deepMap(schema, (part) => withTitles(withMarkdown(part))),
})
