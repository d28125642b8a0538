import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadYaml } from '../../engine/compile/read/load-yaml.ts'

export type KnownCoach = { slug: string; name: string; hasScheduler: boolean }

/** The coaches of a campaigns folder, as far as their files can be read. */
export const readCoaches = (dir: string): KnownCoach[] => {
  if (!existsSync(dir)) return []
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(dir, entry.name, 'coach.yaml')))
    .map(({ name: slug }) => ({ slug, ...factsOf(join(dir, slug, 'coach.yaml')) }))
    .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
}

const factsOf = (file: string) => {
  const value: unknown = loadYaml(file, readFileSync(file)).yaml?.value
  const keys = typeof value === 'object' && value !== null ? value : {}
  const name = 'name' in keys && typeof keys.name === 'string' ? keys.name : ''
  return { name, hasScheduler: 'scheduler' in keys }
}
