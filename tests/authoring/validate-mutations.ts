import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSite } from '../../engine/compile/load/open-site.ts'
import type { Diagnostic } from '../../engine/compile/diagnostics/diagnostic.ts'
import { mutationsOf } from './mutate.ts'
import type { Mutation } from './mutate.ts'

export type Validated = {
  /** Mutations by result: found at their place, or allowed, such as a missing optional key. */
  found: Record<Mutation['kind'], number>
  allowed: Record<Mutation['kind'], number>
  /** Missed, or reported at another place; a line each. */
  missed: string[]
}

/** Maps whose keys are the writer's own. */
const ownKeys = ['metadata', 'shortcuts']

/** Validates a copy of all campaigns with every `every`-th mutation, from `first` on, one at a time. */
export const validateMutations = ({ every, first = 0 }: { every: number; first?: number }): Validated => {
  const dir = mkdtempSync(join(tmpdir(), 'porchlight-mutations-'))
  cpSync(join(import.meta.dirname, '../../campaigns'), dir, { recursive: true })
  const site = openSite({ dir, publicOrigin: 'http://127.0.0.1:3000' })
  site.update(null)
  const validated: Validated = {
    found: { deleted: 0, misspelt: 0, retyped: 0 },
    allowed: { deleted: 0, misspelt: 0, retyped: 0 },
    missed: [],
  }
  let count = 0
  for (const { coach, file } of yamlFiles(dir)) {
    const text = readFileSync(file, 'utf8')
    for (const mutation of mutationsOf(text)) {
      count += 1
      if ((count - first) % every !== 0) continue
      writeFileSync(file, mutation.text)
      const { diagnostics } = site.update(coach === null ? null : new Set([coach]))
      note(validated, mutation, diagnostics, file.slice(dir.length + 1), file)
    }
    writeFileSync(file, text)
    site.update(coach === null ? null : new Set([coach]))
  }
  rmSync(dir, { recursive: true })
  return validated
}

const yamlFiles = (dir: string) => {
  const coaches = readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const files = coaches.flatMap(({ name: coach }) =>
    readdirSync(join(dir, coach))
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => ({ coach, file: join(dir, coach, name) })),
  )
  return [{ coach: null, file: join(dir, 'site.yaml') }, ...files]
}

const note = (
  validated: Validated,
  mutation: Mutation,
  diagnostics: Diagnostic[],
  name: string,
  file: string,
) => {
  const { kind, path, line, column } = mutation
  const own = diagnostics.filter((diagnostic) => diagnostic.file === file)
  if (own.some((diagnostic) => diagnostic.line === line && diagnostic.column === column))
    validated.found[kind] += 1
  else if (isAllowed(mutation, diagnostics)) validated.allowed[kind] += 1
  else {
    const reported = own
      .map((diagnostic) => `${diagnostic.line}:${diagnostic.column} ${diagnostic.rule}`)
      .join(', ')
    validated.missed.push(`${name}:${line}:${column} ${path.join('.')} ${kind}: ${reported || 'nothing'}`)
  }
}

/**
 * A key that may be left out may be needed elsewhere, as an anchor is by its links: that is reported there, also as another key
 * that is then missing. The deleted one itself is missing at its own place.
 */
const isAllowed = ({ kind, path }: Mutation, diagnostics: Diagnostic[]) => {
  const isOwn = (diagnostic: Diagnostic) => diagnostic.path.endsWith(String(path.at(-1)))
  if (kind === 'deleted')
    return !diagnostics.some((diagnostic) => diagnostic.rule === 'missing' && isOwn(diagnostic))
  return (
    kind === 'misspelt' &&
    diagnostics.length === 0 &&
    path.slice(0, -1).some((key) => ownKeys.includes(String(key)))
  )
}
