import type { CoachBundle } from '../../campaign/release/manifest.ts'
import type { ReleaseFile } from '../../campaign/release/release.ts'
import type { LoadedSite } from '../load/loaded-site.ts'
import type { DrawnForMails } from '../pages/artwork.ts'
import type { BuildTools } from './open-tools.ts'

/** `site`: of this coach alone. `former`: the coach's last bundle. */
export type BundleParts = {
  site: LoadedSite
  tools: BuildTools
  publicOrigin: string
  former: Former | null
}

/** What the next build takes over where nothing has changed. */
export type Former = Pick<CoachBundle, 'emails' | 'assets' | 'views'> & {
  pages: Record<string, MadePage>
  mails: Record<string, string>
  guides: Record<string, string>
}

/** A page as its bundle has it, and what it was made of. */
export type MadePage = {
  inputs: string
  isQuick?: true
  page: ReleaseFile
  /** By URL path. */
  files: Record<string, ReleaseFile>
  drawn: DrawnForMails
  notes: string[]
}

/** Of what the parts of a bundle were made. */
export type BundleRecord = {
  pages: Record<string, Omit<MadePage, 'page' | 'files'> & { files: string[] }>
  mails: Record<string, string>
  guides: Record<string, string>
}
