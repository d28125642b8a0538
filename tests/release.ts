import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

let isBuilt = false

/** Once in a process: nothing changes the sources meanwhile. */
export const ensureRelease = (): void => {
  if (isBuilt) return
  const root = join(import.meta.dirname, '..')
  const built = spawnSync(process.execPath, ['scripts/build/build.mjs', '--polished'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (built.status !== 0) throw new Error(`The release could not be built:\n${built.stdout}${built.stderr}`)
  isBuilt = true
}
