import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { Section } from '../../blocks/schemas.gen.ts'
import { layoutsByType } from '../../engine/campaign/schema/columns.ts'
import { Coach } from '../../engine/campaign/schema/coach.ts'

const root = join(import.meta.dirname, '../..')
const guide = readFileSync(join(root, 'campaigns/README.md'), 'utf8')
const rowsBelow = (heading: string) =>
  (guide.split(`\n${heading}\n`)[1] ?? '')
    .replace(/\n##+ [^]*/, '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$/g, '').trim()))
const rows = rowsBelow('## What a page can show')
const coach = parse(readFileSync(join(root, 'campaigns/vitality/coach.yaml'), 'utf8')) as object

const pascal = (name: string) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
const titles = [
  ...Section.options.map(({ shape }) => `Blocks/${pascal(shape.type.value)}/Variants`),
  ...globSync('stories/*.stories.tsx', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/title: '([^']*)'/g)].map(([, title]) => title),
  ),
]

test.each(rows)(
  '%s: what the guide says to write is valid, and its story exists',
  (_, written = '', story = '') => {
    const [, yaml = ''] = /^`(.*)`/.exec(written) ?? []
    const value: unknown = parse(yaml)
    const read = yaml.startsWith('{')
      ? Section.safeParse(value)
      : Coach.safeParse({ ...coach, ...(value as object) })
    expect(read.error?.issues).toBe(undefined)
    const [, title] = /^`(.*)`$/.exec(story) ?? []
    if (title === undefined) expect(story).toBe('none')
    else expect(titles).toContain(title)
  },
)

test('every line of the table is read', () => {
  expect(rows.length).toBeGreaterThan(10)
})

const widths = { split: 'list', media: 'picture', across: 'side by side', wide: 'statement' }

test('the table of sections lists each variant, with the width that the rhythm of a page counts', () => {
  const listed = new Map<string, Record<string, string>>()
  let type = ''
  for (const [name = '', variant = '', width = ''] of rowsBelow('### Sections')) {
    type = /`(.*?)`/.exec(name)?.[1] ?? type
    listed.set(type, { ...listed.get(type), [variant.replaceAll('`', '')]: width })
  }
  expect([...listed.keys()].toSorted()).toEqual(
    Section.options.map(({ shape }) => shape.type.value).toSorted(),
  )
  for (const [name, { columns }] of layoutsByType)
    expect(listed.get(name)).toEqual(
      Object.fromEntries(Object.entries(columns).map(([variant, width]) => [variant, widths[width]])),
    )
})
