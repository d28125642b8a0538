import type { CampaignView } from './assets.ts'
import type { Site } from './release.ts'

/** What became of the entries of a record: new or other ones, and those that are gone. */
export type Changes<Value> = { set: Record<string, Value>; gone: string[] }

type Records = 'coaches' | 'campaigns' | 'routes' | 'shortcuts' | 'emails' | 'assets'
export type SiteChanges = Pick<Site, 'name'> & { [Key in Records]: Changes<Site[Key][string]> }

/**
 * `delta.json`: a release that holds only what differs from a whole one, `base`, which lies beside it. Each delta stands on
 * a whole release, never on another delta, so at most two folders have to be read.
 */
export type Delta = {
  version: 1
  base: string
  site: SiteChanges
  views: Changes<CampaignView>
}

/** How a site differs from another; parts that the two share are not looked into. */
export const siteChanges = (before: Site, after: Site): SiteChanges => ({
  name: after.name,
  coaches: changes(before.coaches, after.coaches),
  campaigns: changes(before.campaigns, after.campaigns),
  routes: changes(before.routes, after.routes),
  shortcuts: changes(before.shortcuts, after.shortcuts),
  emails: changes(before.emails, after.emails),
  assets: changes(before.assets, after.assets),
})

/** The site with changes; all that did not change is shared with the one before. */
export const changedSite = (site: Site, changed: SiteChanges): Site => ({
  ...site,
  name: changed.name,
  coaches: withChanges(site.coaches, changed.coaches),
  campaigns: withChanges(site.campaigns, changed.campaigns),
  routes: withChanges(site.routes, changed.routes),
  shortcuts: withChanges(site.shortcuts, changed.shortcuts),
  emails: withChanges(site.emails, changed.emails),
  assets: withChanges(site.assets, changed.assets),
})

export const changes = <Value>(
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>,
): Changes<Value> => {
  if (before === after) return { set: {}, gone: [] }
  const differs = (key: string, value: Value) =>
    !Object.hasOwn(before, key) ||
    (before[key] !== value && JSON.stringify(before[key]) !== JSON.stringify(value))
  const set = Object.entries(after).filter(([key, value]) => differs(key, value))
  return {
    set: Object.fromEntries(set),
    gone: Object.keys(before).filter((key) => !Object.hasOwn(after, key)),
  }
}

export const withChanges = <Value>(
  before: Record<string, Value>,
  { set, gone }: Changes<Value>,
): Record<string, Value> => {
  if (gone.length === 0 && Object.keys(set).length === 0) return before
  const after = { ...before, ...set }
  for (const key of gone) delete after[key]
  return after
}
