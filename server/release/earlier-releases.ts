import { isDeepStrictEqual } from 'node:util'
import type { CoachBundle } from '../../engine/campaign/release/manifest.ts'
import type { ReleaseFile, SiteCampaign } from '../../engine/campaign/release/release.ts'
import type { Release } from './load-release.ts'
import { entryOf, type Parts } from './release-parts.ts'

export type Form = NonNullable<SiteCampaign['form']>

export type Earlier = ReturnType<typeof createEarlier>

export const aDay = 24 * 60 * 60_000

const mostForms = 20

type Retired = Pick<CoachBundle, 'campaigns' | 'assets'>

/** Coaches whose bundles are the same need no look. */
export const retiredFrom = (old: Parts, next: Parts): Retired[] => [
  { campaigns: {}, assets: old.code.assets },
  ...[...old.bundles].flatMap(([slug, bundle]) => (next.bundles.get(slug) === bundle ? [] : [bundle])),
]

type Former<Value> = { value: Value; until: number }

/** Forms and files that pages which are still open may need. Their bytes stay in `dist`. */
export const createEarlier = () => {
  const forms = new Map<string, Former<Form>[]>()
  const assets = new Map<string, Former<ReleaseFile>>()
  const retireForm = (id: string, form: Form, until: number) => {
    const others = (forms.get(id) ?? []).filter(
      ({ value, until: end }) => end > until - aDay && !isDeepStrictEqual(value, form),
    )
    forms.set(id, [{ value: form, until }, ...others].slice(0, mostForms))
  }
  return {
    /** Takes in what `next` has no longer, or has otherwise. */
    retire: (old: Retired, next: Pick<Release, 'site' | 'assets'>, until: number) => {
      for (const [id, { form }] of Object.entries(old.campaigns))
        if (form && !isDeepStrictEqual(form, entryOf(next.site.campaigns, id)?.form))
          retireForm(id, form, until)
      for (const [path, value] of Object.entries(old.assets))
        if (!next.assets.get(path)) assets.set(path, { value, until })
    },
    forget: (now: number) => {
      for (const [path, { until }] of assets) if (until <= now) assets.delete(path)
      for (const [id, former] of forms) if (former.every(({ until }) => until <= now)) forms.delete(id)
    },
    forms: (campaign: string, live: Form | undefined, now: number): Form[] =>
      (forms.get(campaign) ?? [])
        .filter(({ value, until }) => until > now && !isDeepStrictEqual(value, live))
        .map(({ value }) => value),
    asset: (path: string, now: number): ReleaseFile | undefined => {
      const former = assets.get(path)
      return former && former.until > now ? former.value : undefined
    },
  }
}
