import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { bundleStaff } from './bundle.ts'
import { threadEnvironment } from './thread-environment.ts'

export type StaffBundling = { cacheDir: string; sourceHash: string }

/** Bundles the staff app in a thread of its own, since saves are published meanwhile: its files by name. */
export const staffFromThread = async (settings: StaffBundling): Promise<Map<string, Buffer>> => {
  const worker = new Worker(new URL('./staff-worker.ts', import.meta.url), {
    workerData: settings,
    env: threadEnvironment(),
  })
  await once(worker, 'exit')
  // There by now.
  return bundleStaff(settings.cacheDir, settings.sourceHash)
}
