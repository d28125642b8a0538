import type { JsonSchema } from '../../engine/campaign/schema/json-schema.ts'
import { escaped } from '../schemas/json/all-schemas.ts'
import {
  fieldChapters,
  fileChapters,
  partChapters,
  sectionChapters,
  stepChapters,
  templateChapters,
} from './chapters.ts'
import type { Chapter } from './chapters.ts'
import { anchorOf } from './kind-of.ts'
import { choicesOf, formOf, keyTable } from './key-table.ts'
import { sharedParts } from './shared-parts.ts'

type Group = { heading: string; says: string; chapters: Chapter[] }

export const reference = (): string => {
  const [campaign, ...files] = fileChapters()
  const written = groups()
  return [
    '# Every key',
    '',
    '<!-- Written by `npm run schemas` from the schemas and their examples. Do not edit. -->',
    '',
    intro,
    '',
    '## Contents',
    '',
    ...contents([campaign, ...written, ...files].filter((part) => part !== undefined)),
    '',
    ...(campaign ? chapterLines(campaign, 2) : []),
    ...written.flatMap(groupLines),
    ...files.flatMap((chapter) => chapterLines(chapter, 2)),
  ]
    .join('\n')
    .replace(/\n+$/, '\n')
}

const intro = `[README.md](README.md) shows how to write a campaign; this file lists every key. \`seo.title\` is the key
\`title\` below \`seo\`; \`items[].title\` is the key \`title\` of each entry of the list \`items\`. A key that is not "needed" and
has no default is optional. Texts are plain text, with up to 2,000 characters unless another limit is given.`

const groups = (): Group[] => [
  {
    heading: 'Sections',
    says: 'The entries of `sections`, from top to bottom. `type` selects the section, and the other keys depend on it. Beside a `template` a section can have [`use: template`](README.md#your-own-order).',
    chapters: sectionChapters(),
  },
  {
    heading: 'Form fields',
    says: 'The entries of `fields` of a form. `type` selects the field.',
    chapters: fieldChapters(),
  },
  {
    heading: 'Steps',
    says: 'The entries of `pipeline`, in order. `step` selects the step.',
    chapters: stepChapters(),
  },
  {
    heading: 'Templates',
    says: 'The settings below `with`. `template` selects the template.',
    chapters: templateChapters(),
  },
  { heading: 'Parts', says: 'Values that several sections and steps share.', chapters: partChapters() },
]

const contents = (parts: (Group | Chapter)[]): string[] =>
  parts.map((part) => {
    const inner = 'chapters' in part ? part.chapters : []
    const names = inner.map(
      ({ heading }) => `[${heading.replace(/^(Section|Field|Step|Template) /, '')}](#${anchorOf(heading)})`,
    )
    return `- [${part.heading}](#${anchorOf(part.heading)})${names.length > 0 ? `: ${names.join(', ')}` : ''}`
  })

const groupLines = ({ heading, says, chapters }: Group): string[] => [
  `## ${heading}`,
  '',
  says,
  '',
  ...chapters.flatMap((chapter) => chapterLines(chapter, 3)),
]

const saysOf = (schema: JsonSchema): string[] => {
  const says = `${escaped(schema.description ?? '')}${formOf(schema)}${choicesOf(schema)}`.trim()
  return says === '' ? [] : [says.replaceAll('<br>', '\n\n'), '']
}

const chapterLines = ({ heading, schema, values, example, more }: Chapter, level: number): string[] => [
  `${'#'.repeat(level)} ${heading}`,
  '',
  ...saysOf(schema),
  ...(more ? [more, ''] : []),
  ...(schema.properties ? [...keyTable(schema, sharedParts, values), ''] : []),
  ...(example ? ['```yaml', example.trimEnd(), '```', ''] : []),
]
