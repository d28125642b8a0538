import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/**
 * Keeps compiled code in `.cache/compile` for the next process: it starts in half the time and needs no TypeScript compiler
 * in its memory. Where nothing may be written, nothing is kept. Only what is imported after the call is cached.
 */
export const useCompileCache = (): void => {
  enableCompileCache(join(import.meta.dirname, '..', '.cache', 'compile'))
}
