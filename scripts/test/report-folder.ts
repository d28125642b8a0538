import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

/** Where the suites write the results of their tests. */
export const reportFolder = join(root, '.cache', 'test')
