import { cpus, loadavg } from 'node:os'

/** How much slower than an idle machine, by the load average. */
export const slowness = (): number => Math.max(1, (loadavg()[0] ?? 0) / cpus().length)
