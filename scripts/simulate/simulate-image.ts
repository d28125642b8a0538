import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../../engine/compile/bundle/cache.ts'
import { contentHash } from '../../engine/compile/bundle/content-hash.ts'
import { imageKey, makeImage } from '../../server/simulate/memory-database.ts'

/** The file of the empty database that simulations start from; made once for each schema, in some seconds. */
export const imageFile = async (cacheDir: string): Promise<string> => {
  // Named as all that is kept, so that it goes away with what nobody has asked for in a while.
  const file = join(cacheDir, 'entries', contentHash(imageKey()))
  if (!existsSync(file)) await writeWhole(file, await makeImage())
  return file
}
