import { expect, test } from 'vitest'
import { fakeSite } from '../../../tests/fakes/fake-site.ts'
import { changedSite, changesOf, entryOf, furtherChanges, noChanges, withChanges } from './delta.ts'
import type { Changes, SiteChanges } from './delta.ts'
import type { SiteCampaign } from './release.ts'

const [first] = Object.values(fakeSite.campaigns)
if (!first) throw new Error('The sample site has a campaign.')
const other: SiteCampaign = { ...first, id: 'vitality/new' }
const delta: SiteChanges = {
  name: 'Another',
  coaches: noChanges(),
  campaigns: { set: { 'vitality/new': other }, gone: [first.id] },
  routes: { set: { '/new': { kind: 'page', campaign: 'vitality/new' } }, gone: [] },
  shortcuts: noChanges(),
  emails: noChanges(),
  assets: noChanges(),
}

test('a changed site has the changes and shares the rest', () => {
  const made = changedSite(fakeSite, delta)
  expect(made.name).toBe('Another')
  expect(made.campaigns).toEqual({ ...others(), 'vitality/new': other })
  expect(Object.keys(made.routes)).toEqual([...Object.keys(fakeSite.routes), '/new'])
  expect(made.emails).toBe(fakeSite.emails)
})

const others = () => {
  const { [first.id]: _, ...rest } = fakeSite.campaigns
  return rest
}

/** The same numbers in each run. */
const dice = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
  return seed / 2 ** 31
}

type Entry = { words: string }

test('several changes become one: from the first state to the last', () => {
  const random = dice(7)
  const pick = (many: number) => Math.floor(random() * many)
  const key = () => `/${'abcdef'[pick(6)]}`
  const some = (): Record<string, Entry> =>
    Object.fromEntries(Array.from({ length: pick(4) }, () => [key(), { words: `${pick(3)}` }]))
  let backs = 0
  for (let run = 0; run < 300; run++) {
    const base = some()
    let now = base
    let all: Changes<Entry> = noChanges()
    for (let save = 0; save < 8; save++) {
      const set = some()
      const gone = [...new Set([key(), key()])].filter((gonekey) => !Object.hasOwn(set, gonekey))
      all = furtherChanges(base, all, { set, gone })
      now = withChanges(now, { set, gone })
      const whole = changesOf(base, now)
      expect(all.set).toEqual(whole.set)
      expect(all.gone.toSorted()).toEqual(whole.gone.toSorted())
      for (const letter of 'abcdef') expect(entryOf(base, all, `/${letter}`)).toEqual(now[`/${letter}`])
      if (save > 0 && Object.keys(whole.set).length + whole.gone.length === 0) backs += 1
    }
  }
  expect(backs).toBeGreaterThan(5)
})
