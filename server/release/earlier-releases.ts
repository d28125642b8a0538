import type { SiteCampaign } from '../../engine/campaign/release/release.ts'
import type { Changes } from '../../engine/campaign/release/delta.ts'
import { sharesBase, type Release, takeIntoMemory, type StoredFile } from './load-release.ts'

export type Form = NonNullable<SiteCampaign['form']>

export type Earlier = ReturnType<typeof createEarlier>

const mostForms = 20
const mostBytes = 32 * 1_048_576

type Former<Value> = { value: Value; until: number }

export const createEarlier = (room = mostBytes) => {
  const forms = new Map<string, (Former<Form> & { text: string })[]>()
  const assets = new Map<string, Former<StoredFile>>()
  const retireForm = (id: string, form: Form, until: number) => {
    const text = JSON.stringify(form)
    const others = (forms.get(id) ?? []).filter((former) => former.text !== text && !isOver(former, until))
    forms.set(id, [{ value: form, until, text }, ...others].slice(0, mostForms))
  }
  return {
    retire: (old: Release, next: Release, until: number) => {
      const { campaigns, paths } = differences(old, next)
      for (const id of campaigns) {
        const form = old.site.campaigns[id]?.form
        if (form && !isSame(form, next.site.campaigns[id]?.form)) retireForm(id, form, until)
      }
      for (const path of paths) {
        const file = next.assets.has(path) ? undefined : old.assets.get(path)
        // Copied, so that the release itself stays unchanged.
        if (file) assets.set(path, { value: { ...file }, until })
      }
      for (const [path, former] of assets) if (isOver(former, until)) assets.delete(path)
      for (const [id, former] of forms) if (former.every((form) => isOver(form, until))) forms.delete(id)
    },
    /** Later builds delete their folders. */
    keepInMemory: () =>
      takeIntoMemory(
        [...assets.values()].map(({ value }) => value),
        room,
      ).catch(() => {}),
    forms: (campaign: string, live: Form | undefined, now: number) => {
      const text = JSON.stringify(live)
      return (forms.get(campaign) ?? [])
        .filter((former) => former.until > now && former.text !== text)
        .map(({ value }) => value)
    },
    asset: (path: string, now: number) => {
      const former = assets.get(path)
      return former && former.until > now ? former.value : undefined
    },
  }
}

const isOver = (former: Former<unknown>, until: number) => former.until <= until - aDay

const differences = (
  old: Release,
  next: Release,
): { campaigns: Iterable<string>; paths: Iterable<string> } => {
  if (!sharesBase(old, next)) return { campaigns: Object.keys(old.site.campaigns), paths: old.assets.keys() }
  const changes = [old, next].flatMap(({ base }) => base?.delta.site ?? [])
  return {
    campaigns: new Set(changes.flatMap(({ campaigns }) => keysOf(campaigns))),
    paths: new Set(changes.flatMap(({ assets }) => keysOf(assets))),
  }
}

const keysOf = ({ set, gone }: Changes<unknown>) => [...Object.keys(set), ...gone]

export const aDay = 24 * 60 * 60_000

const isSame = (a: Form, b: Form | undefined) => a === b || JSON.stringify(a) === JSON.stringify(b)
