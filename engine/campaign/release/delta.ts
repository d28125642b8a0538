import type { CampaignView } from './assets.ts'
import type { ServedSite, Site } from './release.ts'

export type Changes<Value> = { set: Record<string, Value>; gone: string[] }

type Records = 'coaches' | 'campaigns' | 'routes' | 'shortcuts' | 'emails' | 'assets'
export type SiteChanges = Pick<Site, 'name'> & { [Key in Records]: Changes<Site[Key][string]> }

/** `delta.json`: the difference from a whole release, `base`; never based on another delta. */
export type Delta = {
  version: 1
  base: string
  site: SiteChanges
  views: Changes<CampaignView>
}

export const noChanges = <Value>(): Changes<Value> => ({ set: {}, gone: [] })

/** Both changes as one; an entry that is again as in `base` is no change. */
export const furtherChanges = <Value>(
  base: Readonly<Record<string, Value>>,
  first: Changes<Value>,
  then: Changes<Value>,
): Changes<Value> => {
  const set = { ...first.set }
  for (const key of then.gone) delete set[key]
  for (const [key, value] of Object.entries(then.set))
    if (isSame(base, key, value)) delete set[key]
    else set[key] = value
  const stillGone = first.gone.filter((key) => !Object.hasOwn(then.set, key))
  const goneNow = then.gone.filter((key) => Object.hasOwn(base, key) && !first.gone.includes(key))
  return { set, gone: [...stillGone, ...goneNow] }
}

const isSame = <Value>(record: Readonly<Record<string, Value>>, key: string, value: Value): boolean =>
  Object.hasOwn(record, key) &&
  (record[key] === value || JSON.stringify(record[key]) === JSON.stringify(value))

export const entryOf = <Value>(
  base: Readonly<Record<string, Value>>,
  { set, gone }: Changes<Value>,
  key: string,
): Value | undefined => {
  if (Object.hasOwn(set, key)) return set[key]
  return Object.hasOwn(base, key) && !gone.includes(key) ? base[key] : undefined
}

export const changedSite = (site: ServedSite, changed: SiteChanges): ServedSite => ({
  ...site,
  name: changed.name,
  coaches: withChanges(site.coaches, changed.coaches),
  campaigns: withChanges(site.campaigns, changed.campaigns),
  routes: withChanges(site.routes, changed.routes),
  shortcuts: withChanges(site.shortcuts, changed.shortcuts),
  emails: withChanges(site.emails, changed.emails),
})

export const changesOf = <Value>(
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>,
): Changes<Value> => {
  const set = Object.entries(after).filter(([key, value]) => !isSame(before, key, value))
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
