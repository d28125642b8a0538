import { closeSync, createReadStream, openSync, readSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { CampaignView } from '../../engine/campaign/release/assets.ts'
import { parseView, readViewLines } from '../../engine/campaign/release/view-lines.ts'

type FindView = (id: string) => CampaignView | undefined

/** Bytes that stay in memory: some thousand campaigns. */
const most = 32 * 1_048_576

/** A large file stays on disk, with an index of its lines. */
export const openViewFile = async (path: string, mostLoaded = most): Promise<FindView> => {
  const { size } = await stat(path)
  if (size <= mostLoaded) return readViewLines(await readFile(path))
  const places = await placesIn(path)
  return (id) => {
    const place = places.get(id)
    return place && parseView(readAt(path, place))
  }
}

type Place = readonly [start: number, length: number]

const placesIn = async (path: string): Promise<ReadonlyMap<string, Place>> => {
  const places = new Map<string, Place>()
  let rest = Buffer.alloc(0)
  let at = 0
  for await (const chunk of createReadStream(path, { highWaterMark: 1_048_576 })) {
    rest = Buffer.concat([rest, chunk])
    let start = 0
    for (let end = rest.indexOf('\n'); end !== -1; end = rest.indexOf('\n', start)) {
      const tab = rest.indexOf('\t', start)
      if (tab === -1 || tab > end) throw new Error(cutShort)
      places.set(rest.toString('utf8', start, tab), [at + tab + 1, end - tab - 1])
      start = end + 1
    }
    at += start
    rest = rest.subarray(start)
  }
  if (rest.length > 0) throw new Error(cutShort)
  return places
}

const cutShort = 'its file of views is truncated'

// Synchronous, as the renderer is; a cached line takes some hundredths of a millisecond.
const readAt = (path: string, [start, length]: Place): string => {
  const file = openSync(path, 'r')
  try {
    const bytes = Buffer.alloc(length)
    readSync(file, bytes, 0, length, start)
    return bytes.toString()
  } finally {
    closeSync(file)
  }
}
