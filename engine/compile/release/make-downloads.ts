import type { ReleaseFile } from '../../campaign/release/release.ts'
import { contentHash } from '../bundle/content-hash.ts'
import { downloadsOf } from '../downloads/downloads.ts'
import type { BundleParts } from './bundle-parts.ts'
import { serveFile, stays } from './served-file.ts'

export type MadeDownloads = {
  /** By URL path. */
  files: Record<string, ReleaseFile>
  /** By URL path of a guide or an icon: hash of what it was made of. */
  inputs: Record<string, string>
  /** Guides and icons that a quick build leaves to the next. */
  toCome: string[]
}

export const makeDownloads = async ({
  site,
  tools,
  publicOrigin,
  former,
}: BundleParts): Promise<MadeDownloads> => {
  const { serving, quality, context, renderPng } = tools
  const { cache, sourceHash: codeHash, renderer } = context
  const { renderArt, renderMark, renderIcon } = renderer
  const made: MadeDownloads = { files: {}, inputs: {}, toCome: [] }
  const own = { publicOrigin, cache, renderArt, renderMark, renderIcon, renderPng, codeHash }
  for (const { url, key, make } of downloadsOf(site, own)) {
    const inputs = key === undefined ? undefined : contentHash(codeHash, key)
    const known = inputs !== undefined && former?.guides[url] === inputs ? former.assets[url] : undefined
    if (known) made.files[url] = known
    else if (inputs !== undefined && quality === 'quick') made.toCome.push(url)
    // Small, or compressed by itself: a quick one would save nothing, and nothing says that a better one is to come.
    else made.files[url] = await serveFile({ ...serving, quality: 'best' }, url, await make(), stays)
    if (inputs !== undefined && made.files[url]) made.inputs[url] = inputs
  }
  return made
}
