import { cpus, loadavg } from 'node:os'

/** How many times as long things take as on a machine with nothing else to do, by the work that waits for a processor. */
export const slowness = (): number => Math.max(1, (loadavg()[0] ?? 0) / cpus().length)
