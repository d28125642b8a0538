import { constants, setPriority } from 'node:os'
import { workerData } from 'node:worker_threads'
import type { WorkerSettings } from './coach-pool.ts'

const settings = workerData as WorkerSettings
// Linux does so for this thread alone, other systems for all of the process.
if (settings.isBackground && process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)
// Loaded afterwards: that, too, takes time from a save.
const { compileJobs } = await import('./compile-jobs.ts')
await compileJobs(settings)
