import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { writeGenerated } from '../generated-files.ts'

export type Parts = { schemas: string[]; components: string[]; steps: string[]; missing: string[] }

export const findParts = (root: string): Parts => {
  const folders = readdirSync(join(root, 'blocks'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['kit', 'art'].includes(entry.name))
    .map((entry) => entry.name)
    .toSorted()
  const has = (file: string) => existsSync(join(root, file))
  const definitions = stepsIn(root, 'engine/campaign/steps')
  const handlers = stepsIn(root, 'server/steps')
  const steps = [...new Set([...definitions, ...handlers])].toSorted()
  const files = [
    ...folders.flatMap((name) => [schemaFile(name), componentFile(name)]),
    ...steps.flatMap((name) => [definitionFile(name), handlerFile(name)]),
  ]
  return {
    schemas: folders.filter((name) => has(schemaFile(name))),
    components: folders.filter((name) => has(componentFile(name))),
    steps: steps.filter((name) => definitions.includes(name) && handlers.includes(name)),
    missing: files.filter((file) => !has(file)),
  }
}

const stepsIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.(test|gen))\.ts$/.test(entry.name))
    .map(({ name }) => name.slice(0, -'.ts'.length))

const schemaFile = (name: string) => `blocks/${name}/${name}.schema.ts`
const componentFile = (name: string) => `blocks/${name}/${name}.tsx`
const definitionFile = (name: string) => `engine/campaign/steps/${name}.ts`
const handlerFile = (name: string) => `server/steps/${name}.ts`

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
  'engine/campaign/steps/steps.gen.ts': lines(
    header('engine/campaign/steps'),
    `import type { AnyStepDefinition } from './contract/define-step.ts'`,
    ...steps.map((name) => `import { ${camel(name)}Step } from './${name}.ts'`),
    '',
    `/** The definition of every step by its name in a pipeline. */`,
    `export const stepDefinitions: ReadonlyMap<string, AnyStepDefinition> = new Map<`,
    `  string,`,
    `  AnyStepDefinition`,
    `>([`,
    ...steps.map((name) => `  ['${name}', ${camel(name)}Step],`),
    `])`,
  ),
  'server/steps.gen.ts': lines(
    header('server/steps'),
    ...steps.map((name) => `import { ${camel(name)}Handler } from './steps/${name}.ts'`),
    '',
    `/** The handler of every step by its name in a pipeline. */`,
    `export const steps = {`,
    ...steps.map((name) => `  ${key(name)}: ${camel(name)}Handler,`),
    `}`,
  ),
})

const header = (folder: string) =>
  `// Written by \`npm run registry\` from the folders of ${folder}/. Do not edit.`
const lines = (...parts: string[]) => `${parts.join('\n')}\n`
export const camel = (name: string) =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
export const pascal = (name: string) => camel(`-${name}`)
const key = (name: string) => (name.includes('-') ? `'${name}'` : name)

const main = () => {
  const { missing, ...parts } = findParts(join(import.meta.dirname, '../..'))
  writeGenerated(writeRegistry(parts), 'npm run registry')
  for (const file of missing)
    console.error(
      `${file} is missing: a block has a schema and a component, a step a definition and a handler.`,
    )
  if (missing.length > 0) process.exitCode = 1
}

if (import.meta.main) main()
