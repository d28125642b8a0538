import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

export const reportFolder = join(root, '.cache', 'test')
