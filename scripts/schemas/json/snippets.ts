import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { Section } from '../../../blocks/schemas.gen.ts'
import type { JsonSchema } from '../../../engine/campaign/schema/json-schema.ts'

type Snippet = NonNullable<JsonSchema['defaultSnippets']>[number]

export const blockSnippets = (): Snippet[] =>
  Section.options.map(({ shape, description }) =>
    snippet(shape.type.value, description, readExample(shape.type.value)),
  )

export const readExample = (type: string): string =>
  readFileSync(join(import.meta.dirname, `../../../blocks/${type}/${type}.example.yaml`), 'utf8')

export const stepSnippets = (steps: Record<string, JsonSchema>): Snippet[] =>
  Object.entries(steps).flatMap(([name, { description, examples = [] }]) =>
    examples.slice(0, 1).map((example) => snippet(name, description, stringify(example))),
  )

const snippet = (label: string, description: string | undefined, yaml: string): Snippet => ({
  label,
  ...(description !== undefined && { description }),
  // A "$" would be a cursor position. Further lines are indented below "- ".
  bodyText: yaml
    .trimEnd()
    .replaceAll(/[\\$}]/g, String.raw`\$&`)
    .replaceAll(/\n(?=.)/g, '\n  '),
})
