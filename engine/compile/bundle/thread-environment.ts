import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'

/** Threads compile what they load anew, unless their environment names the cache. */
export const threadEnvironment = (): NodeJS.ProcessEnv => {
  const cache = getCompileCacheDir()
  return { ...process.env, ...(cache !== undefined && { NODE_COMPILE_CACHE: dirname(cache) }) }
}
