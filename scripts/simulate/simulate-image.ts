import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../../engine/compile/bundle/cache.ts'
import { contentHash } from '../../engine/compile/bundle/content-hash.ts'
import { imageKey, makeImage } from '../../server/simulate/memory-database.ts'

export const imageFile = async (cacheDir: string): Promise<string> => {
  // Beside the other cache entries, so that it is removed with them once unused.
  const file = join(cacheDir, 'entries', contentHash(imageKey()))
  if (!existsSync(file)) await writeWhole(file, await makeImage())
  return file
}
