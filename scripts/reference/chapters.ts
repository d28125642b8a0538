import { parse, stringify } from 'yaml'
import { GuideHead } from '../../engine/compile/guide/guide.ts'
import { EmailHead } from '../../engine/compile/parse/load-email.ts'
import { SiteFile } from '../../engine/campaign/schema/site-file.ts'
import { StaffFile } from '../../engine/campaign/schema/staff-file.ts'
import { coachFile } from '../schemas/json/all-schemas.ts'
import { campaignKeys, sections, steps, templateSettings } from '../schemas/json/campaign-parts.ts'
import { toJsonSchema } from '../schemas/json/to-json-schema.ts'
import type { JsonSchema } from '../../engine/campaign/schema/json-schema.ts'
import { readExample } from '../schemas/json/snippets.ts'
import { readExamples } from './examples.ts'
import { fieldSchemas, partSchemas } from './shared-parts.ts'

export type Chapter = {
  heading: string
  schema: JsonSchema
  values: unknown[]
  example?: string
  more?: string
}

const known = readExamples()

export const fileChapters = (): Chapter[] => [
  {
    heading: 'Campaign files',
    schema: campaignKeys(),
    values: [known.files?.['campaign']],
    more: 'A file `campaigns/<coach>/<campaign>.yaml`. It has `sections`, and a `pipeline` that runs after the form is sent; or a `template` with its settings below `with`. Every other key can be added beside a template and overrides it; `name`, `seo` and `sections` are then optional.',
  },
  {
    heading: 'The coach',
    schema: coachFile(),
    values: [known.files?.['coach']],
    more: 'The file `campaigns/<coach>/coach.yaml`. `theme` needs only a `mood` and a `brand` colour. Without a mood it needs every colour except `error` (default `#ae1419`) and `ok` (default `#126635`), and `font`, `radius`, `buttonRadius` and `art`.',
  },
  {
    heading: 'The site',
    schema: toJsonSchema(SiteFile),
    values: [known.files?.['site']],
    more: 'The file `campaigns/site.yaml`.',
  },
  {
    heading: 'Staff',
    schema: toJsonSchema(StaffFile),
    values: [known.files?.['staff']],
    more: 'The file `campaigns/staff.yaml`.',
  },
  {
    heading: 'Emails',
    schema: toJsonSchema(EmailHead),
    values: [known.files?.['mail']],
    more: 'The keys between the two lines of `---` in `campaigns/<coach>/emails/<mail>.md`. [The text below them](README.md#emails).',
  },
  {
    heading: 'Guides',
    schema: toJsonSchema(GuideHead),
    values: [known.files?.['guide']],
    more: 'The keys between the two lines of `---` in `campaigns/<coach>/guides/<guide>.md`. [The text below them](README.md#guides).',
  },
]

export const sectionChapters = (): Chapter[] =>
  Object.entries(sections).map(([type, schema]) => {
    const example = readExample(type)
    return {
      heading: `Section ${type}`,
      schema,
      values: [parse(example), known.sections?.[type], known.sections?.['every']].flat(),
      example: `- ${example.trimEnd().replaceAll(/\n(?=.)/g, '\n  ')}\n`,
    }
  })

export const fieldChapters = (): Chapter[] =>
  Object.entries(fieldSchemas).map(([type, schema]) => ({
    heading: `Field ${type}`,
    schema,
    values: [known.fields?.[type]],
    example: stringify([{ type, ...known.fields?.[type] }], { defaultKeyType: 'PLAIN' }),
  }))

export const stepChapters = (): Chapter[] =>
  Object.entries(steps).map(([name, schema]) => ({
    heading: `Step ${name}`,
    schema,
    values: [...(schema.examples ?? []), known.steps?.[name], known.steps?.['every']],
    example: stringify(schema.examples ?? []),
  }))

export const templateChapters = (): Chapter[] =>
  Object.entries(templateSettings).map(([name, schema]) => ({
    heading: `Template ${name}`,
    schema,
    values: [known.templates?.[name], known.templates?.['every']],
    more: `[A whole file](README.md#from-a-template) with \`template: ${name}\`.`,
  }))

export const partChapters = (): Chapter[] =>
  Object.entries(partSchemas).map(([heading, schema]) => ({
    heading,
    schema,
    values: [known.parts?.[heading.split(' ').at(-1) ?? '']],
  }))

export const allChapters = (): Chapter[] => [
  ...fileChapters(),
  ...sectionChapters(),
  ...fieldChapters(),
  ...stepChapters(),
  ...templateChapters(),
  ...partChapters(),
]
