import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { World } from './check.ts'

const root = join(import.meta.dirname, '../..')

/** `npm run staff` on the machine itself. */
export const operate = ({ production }: World, ...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/staff/staff.ts', ...words], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...production.environment, DATA_DIR: production.product.dataDir },
  })
  return { status, printed: stdout + stderr }
}
