import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const filesIn = (patterns: string[]) =>
  globSync(patterns, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))

/** Of `styles.css`, whose sources the dev server and Storybook search for class names. */
const sources = ['blocks', 'engine/render', 'engine/pages', 'stories'].map(
  (folder) => `${folder}/**/*.{ts,tsx}`,
)

test('each rule of the blocks has its class name written out, so that previews look like the published page', () => {
  const sheets = filesIn(['blocks/**/*.css'])
  const applied = sheets.flatMap((css) => css.match(/@apply [^;]*/g) ?? [])
  const written = new Set([...filesIn(sources), ...applied].flatMap((text) => text.match(/[\w-]+/g) ?? []))
  const rules = sheets.flatMap((css) =>
    [...css.matchAll(/^@utility ([\w-]+) \{/gm)].map(([, name = '']) => name),
  )
  expect(rules.length).toBeGreaterThan(100)
  expect(rules.filter((name) => !written.has(name))).toEqual([])
})
