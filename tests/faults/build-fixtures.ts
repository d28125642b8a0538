import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

export const buildFixtures = (): string => {
  const folder = join(root, '.cache', 'faults')
  const args = ['--campaigns', join(import.meta.dirname, 'campaigns'), '--out', join(folder, 'dist')]
  const built = spawnSync(
    process.execPath,
    ['scripts/build/build.mjs', '--polished', ...args, '--cache', join(folder, 'cache')],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  if (built.status !== 0) throw new Error(`The campaigns could not be built:\n${built.stdout}${built.stderr}`)
  return folder
}
