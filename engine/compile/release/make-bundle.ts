import type { CoachBundle } from '../../campaign/release/manifest.ts'
import type { ReleaseFile } from '../../campaign/release/release.ts'
import { siteOf } from '../load/site-of.ts'
import { calendarsOf } from '../mails/compile-mails.ts'
import { makeDownloads } from './make-downloads.ts'
import { makeMails } from './make-mails.ts'
import { makePages } from './make-pages.ts'
import type { BundleParts, BundleRecord, Former, MadePage } from './bundle-parts.ts'

export type MadeBundle = {
  bundle: CoachBundle
  made: BundleRecord
  isQuick: boolean
  /** Pages that were not taken over. */
  anew: number
}

/** Makes all that a server knows of a coach. */
export const makeBundle = async (parts: BundleParts): Promise<MadeBundle> => {
  const { site } = parts
  const { pages, views } = await makePages(parts)
  const downloads = await makeDownloads(parts)
  const drawn = mapped(pages, (page) => page.drawn)
  const { emails, inputs: mails } = makeMails(parts, drawn)
  const calendars = calendarsOf(parts, site.campaigns)
  // A file of two pages is that of the better one, which may be taken over for good.
  const quickFirst = Object.values(pages).toSorted(
    (a, b) => Number(b.isQuick ?? false) - Number(a.isQuick ?? false),
  )
  const assets = Object.assign({}, ...quickFirst.map(({ files }) => files), downloads.files)
  const { coaches, campaigns, routes } = siteOf(site, {
    emails,
    pages: mapped(pages, ({ page }): ReleaseFile => page),
    calendars,
  })
  const [coach] = Object.values(coaches)
  if (!coach) throw new Error('A bundle needs a coach.')
  const covers = Object.values(drawn).flatMap(({ mailCover }) => mailCover?.url ?? [])
  const toCome = [...downloads.toCome, ...covers.filter((url) => !Object.hasOwn(assets, url))]
  return {
    bundle: { coach, campaigns, routes, emails, assets, views, toCome },
    made: { pages: mapped(pages, recordOf), mails, guides: downloads.inputs },
    isQuick: toCome.length > 0 || Object.values(pages).some(({ isQuick }) => isQuick),
    anew: Object.entries(pages).filter(([id, page]) => parts.former?.pages[id] !== page).length,
  }
}

const recordOf = ({ page: _page, files, ...rest }: MadePage) => ({
  ...rest,
  files: Object.keys(files),
})

const mapped = <Value, Made>(record: Record<string, Value>, make: (value: Value) => Made) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, make(value)] as const))

/** A bundle and its record as `makeBundle` wants them back. */
export const formerOf = (bundle: CoachBundle, { pages, mails, guides }: BundleRecord): Former => ({
  emails: bundle.emails,
  assets: bundle.assets,
  views: bundle.views,
  mails,
  guides,
  pages: Object.fromEntries(
    Object.entries(pages).flatMap(([id, { files, ...rest }]) => {
      const page = bundle.campaigns[id]?.page
      if (!page || bundle.views[id] === undefined) return []
      const shown = files.flatMap((url) => (bundle.assets[url] ? [[url, bundle.assets[url]] as const] : []))
      return [[id, { ...rest, page, files: Object.fromEntries(shown) }] as const]
    }),
  ),
})
