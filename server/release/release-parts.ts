import type { CampaignView, StoredView, ViewAssets } from '../../engine/campaign/release/assets.ts'
import { inlinedCss } from '../../engine/campaign/release/later-css.ts'
import { isReadable, placeOf } from '../../engine/campaign/release/manifest.ts'
import type { CoachBundle, Manifest } from '../../engine/campaign/release/manifest.ts'
import type { ReleaseFile, ServedSite } from '../../engine/campaign/release/release.ts'

/** What a release is made of. */
export type Parts = Pick<Manifest, 'name' | 'publicOrigin' | 'shortcuts' | 'staff' | 'code'> & {
  /** By coach. That of a coach who did not change is the same object in the next release. */
  bundles: ReadonlyMap<string, ReadBundle>
  viewOf: (campaign: string) => CampaignView | undefined
}

export type ReadBundle = CoachBundle & { path: string }

export const parseManifest = (text: string): Manifest => {
  const manifest = JSON.parse(text) as Manifest
  if (!isReadable(manifest)) throw new Error('the release was built by another version of Porchlight')
  return manifest
}

export const parseBundle = (path: string, bytes: Buffer): ReadBundle => ({
  ...(JSON.parse(bytes.toString()) as CoachBundle),
  path,
})

/** `read` gets the path of an object. */
export const viewsOf =
  (bundles: Parts['bundles'], read: (path: string) => Buffer): Parts['viewOf'] =>
  (campaign) => {
    for (const { views, campaigns } of bundles.values()) {
      const reference = entryOf(views, campaign)
      if (reference === undefined) continue
      const { path, from, to } = placeOf(reference)
      const view = JSON.parse(read(path).subarray(from, to).toString()) as StoredView
      const { page } = campaigns[campaign] ?? {}
      const inlined = inlinedCss(page ? read(page.plain).toString() : '')
      return { ...view, assets: { ...inlined, ...view.assets } }
    }
    return undefined
  }

/** A view is read when a page is made of it. */
export const viewAssetsOf = ({ name, code, viewOf }: Parts): ViewAssets => ({
  siteName: name,
  system: code.system,
  campaigns: new Proxy<ViewAssets['campaigns']>(
    {},
    { get: (_, id) => (typeof id === 'string' ? viewOf(id) : undefined) },
  ),
})

export type Joined = { site: ServedSite; assets: Record<string, ReleaseFile>; toCome: ReadonlySet<string> }

/** All coaches as one. */
export const joinParts = ({ name, shortcuts, staff = [], code, bundles }: Parts): Joined => {
  const site: ServedSite = { name, shortcuts, staff, coaches: {}, campaigns: {}, routes: {}, emails: {} }
  const assets = { ...code.assets }
  const toCome = new Set<string>()
  for (const [slug, bundle] of bundles) {
    site.coaches[slug] = bundle.coach
    Object.assign(site.campaigns, bundle.campaigns)
    Object.assign(site.routes, bundle.routes)
    Object.assign(site.emails, bundle.emails)
    Object.assign(assets, bundle.assets)
    for (const path of bundle.toCome) toCome.add(path)
  }
  return { site, assets, toCome }
}

export const entryOf = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined
