import { changesOf, entryOf, furtherChanges } from '../../campaign/release/delta.ts'
import type { Changes, SiteChanges } from '../../campaign/release/delta.ts'
import type {
  CompiledEmail,
  ReleaseFile,
  Route,
  Site,
  SiteCampaign,
  SiteCoach,
} from '../../campaign/release/release.ts'
import type { LoadedSite } from '../load/loaded-site.ts'
import type { CoachSite } from '../load/site-from.ts'
import type { ChangedParts } from './changed-parts.ts'

export type LiveSite = ReturnType<typeof liveSite>

export const liveSite = (base: Site, changes: SiteChanges) => ({
  campaign: (id: string) => entryOf(base.campaigns, changes.campaigns, id),
  email: (id: string) => entryOf(base.emails, changes.emails, id),
  asset: (url: string) => entryOf(base.assets, changes.assets, url),
})

export type Saved = {
  changed: ChangedParts
  former: LoadedSite
  coaches: ReadonlyMap<string, CoachSite>
}

export type SavedChanges = Pick<Site, 'name' | 'shortcuts'> & {
  coaches: Changes<SiteCoach>
  campaigns: Changes<SiteCampaign>
  emails: Changes<CompiledEmail>
  assets: Changes<ReleaseFile>
  routes: Changes<Route>
}

export const withSaved = (base: Site, changes: SiteChanges, saved: SavedChanges): SiteChanges => ({
  name: saved.name,
  coaches: furtherChanges(base.coaches, changes.coaches, saved.coaches),
  campaigns: furtherChanges(base.campaigns, changes.campaigns, saved.campaigns),
  emails: furtherChanges(base.emails, changes.emails, saved.emails),
  assets: furtherChanges(base.assets, changes.assets, saved.assets),
  routes: furtherChanges(base.routes, changes.routes, saved.routes),
  shortcuts: changesOf(base.shortcuts, saved.shortcuts),
})
