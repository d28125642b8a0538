// npm omits packages for other systems from the lockfile when a registry mirror lacks them, and `npm ci` then refuses the
// lockfile everywhere. This adds them as npm would. Run it after every change of a dependency.
import { readFileSync, writeFileSync } from 'node:fs'

type Entry = {
  version?: string
  cpu?: string[]
  libc?: string[]
  os?: string[]
  dev?: boolean
  optional?: boolean
  optionalDependencies?: Record<string, string>
}
type Packages = Record<string, Entry>
type Lockfile = { packages: Packages }

/** As package names spell them. */
const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
  'windows',
]
const processors = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
]

/** Optional packages that a lockfile requires but does not list, as entries by path. */
export const missingEntries = (lockfile: Lockfile): Packages => {
  const found: Packages = {}
  for (const [path, entry] of Object.entries(lockfile.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (isListed(lockfile.packages, path, name)) continue
      found[`node_modules/${name}`] = {
        version,
        ...target(name),
        ...(entry.dev && { dev: true }),
        optional: true,
      }
    }
  }
  return found
}

const isListed = (packages: Packages, from: string, name: string): boolean =>
  Boolean(packages[`${from}/node_modules/${name}`] ?? packages[`node_modules/${name}`]) ||
  (from.includes('/node_modules/') &&
    isListed(packages, from.slice(0, from.lastIndexOf('/node_modules/')), name))

const target = (name: string) => {
  const parts = name.split(/[/-]/)
  const os = systems.find((system) => parts.includes(system))
  const cpu = processors.find((processor) =>
    parts.some((part) => part === processor || part === processor.replace('ppc64', 'ppc64le')),
  )
  const libc = parts.find((part) => part.startsWith('musl') || part.startsWith('gnu'))
  return {
    ...(cpu && { cpu: [cpu] }),
    ...(libc && os === 'linux' && { libc: [libc.startsWith('musl') ? 'musl' : 'glibc'] }),
    ...(os && { os: [os === 'windows' ? 'win32' : os] }),
  }
}

const main = () => {
  const lockfile: Lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const added = missingEntries(lockfile)
  lockfile.packages = Object.fromEntries(
    Object.entries({ ...lockfile.packages, ...added }).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
  writeFileSync('package-lock.json', `${JSON.stringify(lockfile, null, 2)}\n`)
  console.log(`${Object.keys(added).length} packages added to package-lock.json`)
}

if (import.meta.main) main()
