import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/** What the folders hold, and which files are missing from them. */
export type Parts = { schemas: string[]; components: string[]; steps: string[]; missing: string[] }

/** Reads the names of blocks and steps from the folders of the project. */
export const findParts = (root: string): Parts => {
  const folders = readdirSync(join(root, 'blocks'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['kit', 'art'].includes(entry.name))
    .map((entry) => entry.name)
    .toSorted()
  const has = (file: string) => existsSync(join(root, file))
  const files = folders.flatMap((name) => [schemaFile(name), componentFile(name)])
  const steps = readdirSync(join(root, 'server/steps'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted()
  return {
    schemas: folders.filter((name) => has(schemaFile(name))),
    components: folders.filter((name) => has(componentFile(name))),
    steps,
    missing: files.filter((file) => !has(file)),
  }
}

const schemaFile = (name: string) => `blocks/${name}/${name}.schema.ts`
const componentFile = (name: string) => `blocks/${name}/${name}.tsx`

/** The text of every generated file, by its path from the root. */
export const writeRegistry = ({
  schemas,
  components,
  steps,
}: Omit<Parts, 'missing'>): Record<string, string> => ({
  'blocks/schemas.gen.ts': lines(
    header('blocks'),
    `import { z } from 'zod'`,
    ...schemas.map((name) => `import { ${pascal(name)}Props } from './${name}/${name}.schema.ts'`),
    '',
    `export const Section = z.discriminatedUnion('type', [`,
    ...schemas.map((name) => `  ${pascal(name)}Props,`),
    `])`,
    `export type Section = z.infer<typeof Section>`,
  ),
  'blocks/components.gen.ts': lines(
    header('blocks'),
    ...components.map((name) => `import { ${pascal(name)} } from './${name}/${name}.tsx'`),
    '',
    `/** Section type to the component that draws it. */`,
    `export const components = {`,
    ...components.map((name) => `  ${key(name)}: ${pascal(name)},`),
    `}`,
  ),
  'blocks/styles.gen.css': lines(
    `/* Written by \`npm run registry\` from the folders of blocks/. Do not edit. */`,
    ...components.map((name) => `@import './${name}/${name}.css';`),
  ),
  'server/steps.gen.ts': lines(
    header('server/steps'),
    `import type { z } from 'zod'`,
    ...steps.map((name) => `import { ${camel(name)}Step } from './steps/${name}.ts'`),
    '',
    `/** Every step by its name in a pipeline. */`,
    `export const steps = {`,
    ...steps.map((name) => `  ${key(name)}: ${camel(name)}Step,`),
    `}`,
    '',
    `/** What judges a step's entry in a campaign file. */`,
    `export const stepSchemas: Record<string, z.ZodType> = {`,
    ...steps.map((name) => `  ${key(name)}: ${camel(name)}Step.config,`),
    `}`,
  ),
})

const header = (folder: string) =>
  `// Written by \`npm run registry\` from the folders of ${folder}/. Do not edit.`
const lines = (...parts: string[]) => `${parts.join('\n')}\n`
const pascal = (name: string) =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
const camel = (name: string) => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
const key = (name: string) => (name.includes('-') ? `'${name}'` : name)

const isCurrent = (path: string, text: string) => existsSync(path) && readFileSync(path, 'utf8') === text

const main = () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
  const root = join(import.meta.dirname, '../..')
  const parts = findParts(root)
  const stale = Object.entries(writeRegistry(parts)).filter(
    ([file, text]) => !isCurrent(join(root, file), text),
  )
  for (const [file, text] of stale) {
    if (!values.check) writeFileSync(join(root, file), text)
    console.log(values.check ? `${file} is out of date. Run: npm run registry` : `wrote ${file}`)
  }
  for (const file of parts.missing)
    console.error(`${file} is missing: every block has a schema and a component.`)
  if (parts.missing.length > 0 || (values.check && stale.length > 0)) process.exitCode = 1
}

if (import.meta.main) main()
