import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'

const root = join(import.meta.dirname, '..')

/** Writes the files that differ; with --check reports them instead, with exit code 1. `files`: text by path from the root. */
export const writeGenerated = (files: Record<string, string>, command: string): void => {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
  for (const [file, text] of Object.entries(files)) {
    const path = join(root, file)
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue
    if (values.check) process.exitCode = 1
    else {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
    console.log(values.check ? `${file} is out of date. Run: ${command}` : `wrote ${file}`)
  }
}
