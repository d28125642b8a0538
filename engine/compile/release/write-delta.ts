import { join } from 'node:path'
import type { CampaignView } from '../../campaign/release/assets.ts'
import type { Changes, Delta, SiteChanges } from '../../campaign/release/delta.ts'
import { releaseFiles } from '../../campaign/release/release.ts'
import type { ReleaseFile } from '../../campaign/release/release.ts'
import { contentHash } from '../bundle/content-hash.ts'
import { mapConcurrently } from './map-concurrently.ts'
import { deltaName, isWhole, makeLive, readHashes, releaseFolder } from './release-writer.ts'
import type { ReleaseWriter } from './release-writer.ts'

export type DeltaSource = {
  outDir: string
  base: string
  site: SiteChanges
  views: Changes<CampaignView>
  former: string | null
}

export const writeDelta = async (
  writer: ReleaseWriter,
  { outDir, base, site, views, former }: DeltaSource,
): Promise<string> => {
  const delta: Delta = { version: 1, base, site, views }
  if (isEmpty(delta)) {
    await writer.discard()
    await makeLive(outDir, base)
    return base
  }
  const text = JSON.stringify(delta)
  const name = deltaName(base, contentHash(text))
  if (await isWhole(outDir, name)) await writer.discard()
  else {
    if (former) await takeOver(writer, filesOf(delta), former)
    await writer.write(releaseFiles.delta, text)
    await writer.publish(name)
  }
  await makeLive(outDir, name)
  return name
}

const isEmpty = ({ site, views }: Delta): boolean => {
  const { name: _, ...records } = site
  const all = [...Object.values(records), views]
  return all.every(({ set, gone }) => Object.keys(set).length === 0 && gone.length === 0)
}

const filesOf = ({ site }: Delta): ReleaseFile[] => [
  ...Object.values(site.campaigns.set).flatMap(({ page }) => (page ? [page] : [])),
  ...Object.values(site.assets.set),
]

const takeOver = async (writer: ReleaseWriter, files: readonly ReleaseFile[], former: string) => {
  const hashes = await readHashes(former)
  const paths = files.flatMap(({ file }) => (writer.has(file) ? [] : [file, `${file}.br`, `${file}.gz`]))
  await mapConcurrently(
    paths.filter((path) => hashes.has(path)),
    16,
    (path) => writer.take(path, former, hashes.get(path) ?? ''),
  )
}

export const formerFolder = (outDir: string, base: string, live: string): string | null =>
  live === base ? null : join(releaseFolder(outDir, live))
