import type { SiteFile } from '../schema/site-file.ts'
import type { StaffPerson } from '../schema/staff-file.ts'
import type { ViewAssets } from './assets.ts'
import type { CompiledEmail, ReleaseFile, Route, SiteCampaign, SiteCoach } from './release.ts'

/**
 * Layout of the folder of releases. `current`: text file with the id of the live release. `releases/<id>.json`: its `Manifest`;
 * the id is a hash of that text. `objects/`: all that manifests refer to, by paths from the folder of releases.
 */
export const releaseFolders = { pointer: 'current', releases: 'releases', objects: 'objects' } as const

/** A release: one bundle a coach, as a tree of Git lists its blobs. */
export type Manifest = {
  /** 2: views repeat their stylesheet, which earlier programs need. 4: views lie together in one object. */
  version: 2 | 3 | 4
  name: SiteFile['name']
  /** The origin that links in pages and emails contain; releases of earlier versions do not say it. */
  publicOrigin?: string
  shortcuts: SiteFile['shortcuts']
  /** Who may sign in; releases of earlier versions have none. */
  staff?: StaffPerson[]
  code: {
    /** Hash of the sources. */
    inputs: string
    /** The staff app and the best compression are still to come. */
    isQuick?: true
    /** Path of the bundle of `engine/app/html.tsx`, a `RendererModule`. */
    renderer: string
    system: ViewAssets['system']
    /** Scripts and styles of every page, by URL path. */
    assets: Record<string, ReleaseFile>
    /** Quick releases, and those of earlier versions, have none. */
    staffApp?: StaffApp
  }
  coaches: Record<string, ManifestCoach>
}

/** URL paths of what the document of the staff app loads. */
export type StaffApp = { script: string; styles: string }

export type ManifestCoach = {
  /** Path of its `CoachBundle`. */
  bundle: string
  /** Hash of the files and the code that it was made of. */
  inputs: string
  /** Path of what the next build wants to know of it; no server reads it. */
  record: string
  /** Share pictures, PDFs, covers for mails and the best compression are still to come. */
  isQuick?: true
}

/** Whether this program reads such a release. */
export const isReadable = ({ version }: { version: number }): boolean => version >= 2 && version <= 4

/** All that a server knows of a coach. */
export type CoachBundle = {
  coach: SiteCoach
  campaigns: Record<string, SiteCampaign>
  routes: Record<string, Route>
  emails: Record<string, CompiledEmail>
  /** By URL path ("/assets/..."). */
  assets: Record<string, ReleaseFile>
  /** By campaign: its `StoredView`, as `placeOf` reads where it is. */
  views: Record<string, string>
  /** URL paths of files that links lead to already, and that the next release has. */
  toCome: string[]
}

/** The path of an object: the SHA-256 of its bytes, and the ending that says what it is. */
export const objectPath = (hash: string, ending: string): string =>
  `${releaseFolders.objects}/${hash.slice(0, 2)}/${hash.slice(2)}${ending}`

/** The hash in such a path. */
export const hashIn = (path: string): string | null => {
  const [, first, rest] = /^objects\/([0-9a-f]{2})\/([0-9a-f]{62})(?:\.|$)/.exec(path) ?? []
  return first !== undefined && rest !== undefined ? first + rest : null
}

/** Where a text is: in an object of its own, or, as "<path>#<from>-<to>", in these bytes of one that holds several. */
export const placeOf = (reference: string): { path: string; from?: number; to?: number } => {
  const [path = '', range] = reference.split('#')
  const [from, to] = range?.split('-').map(Number) ?? []
  return { path, ...(from !== undefined && to !== undefined && { from, to }) }
}
