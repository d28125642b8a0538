import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { classNamesOf, compileCss } from './css.ts'

let folder = ''
let entry = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-css-'))
  entry = join(folder, 'styles.css')
  await writeFile(
    entry,
    "@import './block.css';\n@theme { --text-lg: 2rem; --color-brand: red; }\n@tailwind utilities;\n@utility ticket { border: 1px dashed var(--line); }",
  )
  await writeFile(join(folder, 'block.css'), '@utility pin { color: var(--accent); }')
})
afterAll(() => rm(folder, { recursive: true }))

test('class names are read from rendered HTML, entities included, each once', () => {
  const html =
    '<p class="a b"></p><b data-class="x" class="b [&amp;&gt;p]:mt-2 before:content-[&#x27;x&#x27;]"></b>'
  expect(classNamesOf(html)).toEqual(['[&>p]:mt-2', 'a', 'b', "before:content-['x']"])
})

test("a page's stylesheet holds the rules it uses and no others, also from a block's own file", async () => {
  const { css, whole } = await compileCss(entry, ['pin', 'flex', 'nonsense'], ['block'])
  expect(css).toContain('.pin{color:var(--accent)}')
  expect(css).toContain('.flex{display:flex}')
  expect(css).not.toMatch(/ticket|nonsense|block/)
  expect(whole).toMatch(/\.block\{.*\.flex\{.*\.pin\{/)
})

test('rules of utilities that need others are found, and so are those behind a condition', async () => {
  const file = join(folder, 'more.css')
  const utilities = ['grid-of-two', 'pair', 'unused'].map((name) => `@utility ${name} {\n  order: 1;\n}\n`)
  await writeFile(
    file,
    `@theme { --breakpoint-md: 48rem; }\n@tailwind utilities;\n${utilities.join('')}.form { @apply grid-of-two; }`,
  )
  const { css } = await compileCss(file, ['md:pair'])
  expect(css).toContain('.form{order:1}')
  expect(css).toMatch(/@media .*48rem.*\.md\\:pair\{order:1\}/)
  expect(css).not.toContain('unused')
})

test('the order in which class names are met does not change a byte', async () => {
  const { css } = await compileCss(entry, ['flex', 'ticket', 'pin'])
  expect(await compileCss(entry, ['pin'], ['ticket', 'flex'])).toMatchObject({ whole: css })
  expect(await compileCss(entry, ['pin', 'flex', 'ticket'])).toMatchObject({ css })
})
