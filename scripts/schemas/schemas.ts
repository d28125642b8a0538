import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { reference } from '../reference/reference.ts'
import { allSchemas } from './json/all-schemas.ts'

export const schemaFiles = (): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(allSchemas()).map(([name, schema]) => [
      `campaigns/.schemas/${name}`,
      `${JSON.stringify(schema, null, 1)}\n`,
    ]),
  ),
  'campaigns/REFERENCE.md': reference(),
})

const main = () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
  const root = join(import.meta.dirname, '../..')
  const stale = Object.entries(schemaFiles()).filter(([file, text]) => !isCurrent(join(root, file), text))
  for (const [file, text] of stale) {
    if (!values.check) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), text)
    }
    console.log(values.check ? `${file} is out of date. Run: npm run schemas` : `wrote ${file}`)
  }
  if (values.check && stale.length > 0) process.exitCode = 1
}

const isCurrent = (path: string, text: string) => existsSync(path) && readFileSync(path, 'utf8') === text

if (import.meta.main) main()
