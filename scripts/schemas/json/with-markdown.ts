import type { JsonSchema } from './json-schema.ts'

/** Adds the description as Markdown where that says more: the default, and what is code in it. */
export const withMarkdown = (schema: JsonSchema): JsonSchema => {
  const { description, default: fallback } = schema
  if (description === undefined) return schema
  if (fallback === undefined && !description.includes('`')) return schema
  const said = fallback === undefined ? '' : `\n\nDefault: \`${JSON.stringify(fallback)}\``
  return { ...schema, markdownDescription: `${escaped(description)}${said}` }
}

/** Plain words as Markdown; text in backticks stays code. */
export const escaped = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replaceAll(/[\\*_<>[\]|]/g, String.raw`\$&`)))
    .join('')
