import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { Section } from '../../blocks/schemas.gen.ts'
import { Coach } from '../../engine/campaign/schema/coach.ts'

const root = join(import.meta.dirname, '../..')
const guide = readFileSync(join(root, 'campaigns/README.md'), 'utf8')
const [, chapter = ''] = /\n## What a page can show\n([^]*?)\n## /.exec(guide) ?? []
const rows = chapter
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$/g, '').trim()))
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
