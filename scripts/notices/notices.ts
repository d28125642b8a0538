// Writes which packages production ships, with their licences.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const file = 'server/THIRD-PARTY.md'

type Entry = { version?: string; license?: string; dev?: boolean; devOptional?: boolean }
type Lockfile = { packages: Record<string, Entry> }

/** Packages that do not name their licence in package.json: what their LICENSE says. */
const readByHand: Record<string, string> = { 'png-js': 'MIT' }

export const notices = ({ packages }: Lockfile): string => {
  const shipped = Object.entries(packages).flatMap(([path, entry]) => {
    if (path === '' || entry.dev || entry.devOptional) return []
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    return [{ name, version: entry.version ?? '', licence: entry.license ?? readByHand[name] ?? 'unknown' }]
  })
  const byLicence = [...Map.groupBy(shipped, ({ licence }) => licence)].toSorted(
    ([one, all], [other, more]) => more.length - all.length || (one < other ? -1 : 1),
  )
  return [
    '# Third-party packages',
    '',
    'What production installs, by licence. Written from `package-lock.json` by `npm run notices`. The text of each licence is in the folder of its',
    'package, `node_modules/<name>`, which the image has, too. `npm sbom --package-lock-only --omit dev --sbom-format cyclonedx` prints the same for programs.',
    'Packages of other operating systems are listed, and installed only there.',
    ...byLicence.flatMap(([licence, all]) => ['', `## ${licence}`, '', ...listOf(all)]),
    '',
  ].join('\n')
}

const listOf = (all: { name: string; version: string }[]) =>
  [...new Set(all.map(({ name, version }) => `- ${name} ${version}`))].toSorted()

export const readLockfile = (): Lockfile => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

if (import.meta.main) {
  writeFileSync(join(root, file), notices(readLockfile()))
  console.log(`wrote ${file}`)
}
