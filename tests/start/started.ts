import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { makeWorkplace } from './workplace.ts'
import type { Workplace } from './workplace.ts'

export type Started = {
  copyTo: (place: Workplace) => void
  remove: () => Promise<void>
}

export const makeStarted = async (): Promise<Started> => {
  const first = await makeWorkplace()
  await first.setUpDatabase()
  const run = first.run('scripts/start/start.mjs', { WATCH: '0' })
  await run.saying('Ctrl-C stops it.')
  run.signal('SIGTERM')
  await run.ended
  return {
    copyTo: ({ folder }) => {
      // PostgreSQL refuses files of another owner.
      const copied = spawnSync('cp', ['-a', join(first.folder, 'dist'), first.dataDir, folder])
      if (copied.status !== 0) throw new Error(`The files could not be copied: ${String(copied.stderr)}`)
    },
    remove: first.remove,
  }
}
