import { constants, setPriority } from 'node:os'
import { workerData } from 'node:worker_threads'
import type { StaffBundling } from './staff-thread.ts'

const { cacheDir, sourceHash } = workerData as StaffBundling
// Linux does so for this thread alone, other systems for all of the process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)
const { bundleStaff } = await import('./bundle.ts')
await bundleStaff(cacheDir, sourceHash)
