import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Section } from '../../blocks/schemas.gen.ts'
import { stepDefinitions } from '../../engine/campaign/steps/steps.gen.ts'
import { templates } from '../../engine/compile/templates/templates.ts'
import { Coach } from '../../engine/campaign/schema/coach.ts'
import { Campaign } from '../../engine/campaign/schema/campaign.ts'
import { allChapters } from '../reference/chapters.ts'
import type { Chapter } from '../reference/chapters.ts'
import { exampleAt } from '../reference/examples.ts'
import { withoutExample } from '../reference/key-table.ts'
import { reference } from '../reference/reference.ts'
import { rowsOf } from '../reference/rows.ts'
import { sharedParts } from '../reference/shared-parts.ts'
import { schemaFiles } from './schemas.ts'

const root = join(import.meta.dirname, '../..')

test('the schemas for editors and the reference are up to date: npm run schemas', () => {
  for (const [file, text] of Object.entries(schemaFiles()))
    expect(readFileSync(join(root, file), 'utf8') === text, `${file} is current`).toBe(true)
})

test.each(allChapters())('every key of "$heading" has a description', ({ schema }: Chapter) => {
  const silent = rowsOf(schema, new Map()).filter(
    ({ schema: { description = '', const: reported } }) =>
      typeof reported !== 'string' && !/\w.*[.")]$/.test(description),
  )
  expect(silent.map(({ path }) => path)).toEqual([])
})

test.each(allChapters())('every key of "$heading" has an example', ({ schema, values }: Chapter) => {
  expect(withoutExample(schema, sharedParts, values)).toEqual([])
})

const shapes: Record<string, Record<string, { safeParse: (value: unknown) => { success: boolean } }>> = {
  'Campaign files': Campaign.shape,
  'The coach': Coach.shape,
  ...Object.fromEntries(Section.options.map(({ shape }) => [`Section ${shape.type.value}`, shape])),
  ...Object.fromEntries([...stepDefinitions].map(([name, { config }]) => [`Step ${name}`, shapeOf(config)])),
  ...Object.fromEntries(templates.map(({ name, schema }) => [`Template ${name}`, shapeOf(schema)])),
}

function shapeOf(schema: object) {
  if (!('shape' in schema)) throw new Error('A step and a template take a map.')
  return schema.shape as (typeof shapes)[string]
}

test.each(Object.entries(shapes))(
  'the examples of "%s" are ones that its schema accepts',
  (heading, shape) => {
    const chapter = allChapters().find((one) => one.heading === heading)
    const wrong = (chapter?.values ?? [])
      .flatMap((value) => Object.entries(value ?? {}))
      .filter(([key, value]) => shape[key]?.safeParse(value).success === false)
    expect(chapter).toBeDefined()
    expect(wrong).toEqual([])
  },
)

test('an example is found in the first list entry that has it', () => {
  expect(exampleAt([{ a: [{ b: 1 }, { c: 2 }] }, { d: { e: 3 } }], ['a', 'c'])).toBe(2)
  expect(exampleAt([{ a: 1 }, undefined, { d: { e: 3 } }], ['d', 'e'])).toBe(3)
})

test('no message about the format of a text uses the words of a library', () => {
  expect(Object.values(schemaFiles()).join('')).not.toMatch(/Invalid (string|email|input)/)
})

const anchorsIn = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-'),
  )

test.each(['REFERENCE.md', 'README.md'])(
  'every link of %s into the two guides leads to a heading',
  (name) => {
    const texts: Record<string, string> = {
      'REFERENCE.md': reference(),
      'README.md': readFileSync(join(root, 'campaigns/README.md'), 'utf8'),
    }
    const links = [...(texts[name] ?? '').matchAll(/\]\(((?:REFERENCE|README)\.md)?#([^)]*)\)/g)]
    expect(links.length).toBeGreaterThan(20)
    const dead = links.filter(
      ([, file = name, anchor = '']) => !anchorsIn(texts[file] ?? '').includes(anchor),
    )
    expect(dead.map(([link]) => link)).toEqual([])
  },
)
