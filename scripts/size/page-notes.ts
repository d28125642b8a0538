import { readRecord } from '../../engine/compile/release/coach-record.ts'
import { readLive, readManifest } from '../../engine/compile/release/manifests.ts'
import { openObjects } from '../../engine/compile/release/objects.ts'

/** What the build has said of the pages that are live, such as that one had to leave out the letters of its headline. */
export const pageNotes = async (dist: string): Promise<string[]> => {
  const manifest = await readManifest(dist, await readLive(dist))
  const objects = openObjects(dist)
  const records = Object.values(manifest?.coaches ?? {}).map((coach) => readRecord(objects, coach))
  return records.flatMap((record) => Object.values(record?.pages ?? {}).flatMap(({ notes }) => notes))
}
