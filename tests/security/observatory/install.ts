import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const name = '@mdn/mdn-http-observatory'
export const version = '1.4.8'
const folder = join(import.meta.dirname, '../../../.cache/porchlight', `observatory-${version}`)
const source = join(folder, 'node_modules', name)
/** Hosts that browsers know as https only; the package fetches it from GitHub. The host of the checks is not on it. */
const preloaded = join(source, 'conf/hsts-preload.json')

/**
 * The folder of Mozilla's package; in a folder of its own, as it brings 230 packages (125 MB, error reporting and a native
 * PostgreSQL client among them) for a web service that is not used here. None of their install scripts runs.
 */
export const installObservatory = (): string => {
  if (existsSync(preloaded)) return source
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, dependencies: { [name]: version } }),
  )
  console.log(`Installing ${name} into .cache/porchlight.`)
  const installed = spawnSync(
    'npm',
    ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  if (installed.status !== 0) throw new Error(`${name} could not be installed: npm needs a registry.`)
  writeFileSync(preloaded, '{}')
  return source
}
