import { expect, test } from 'vitest'
import { fakeSite } from '../../tests/fakes/fake-site.ts'
import { changedSite, siteChanges } from './delta.ts'
import type { Site } from './release.ts'

const [first] = Object.values(fakeSite.campaigns)
if (!first) throw new Error('The sample site has a campaign.')
const { [first.id]: _, ...others } = fakeSite.campaigns
const after: Site = {
  ...fakeSite,
  campaigns: { ...others, 'vitality/new': { ...first, id: 'vitality/new' } },
  routes: { ...fakeSite.routes, '/new': { kind: 'page', campaign: 'vitality/new' } },
}

test('changes written down and read again make the site that they came from', () => {
  const delta = siteChanges(fakeSite, after)
  expect(delta.campaigns.gone).toEqual([first.id])
  expect(Object.keys(delta.routes.set)).toEqual(['/new'])
  const read: unknown = JSON.parse(JSON.stringify(delta))
  expect(JSON.parse(JSON.stringify(changedSite(fakeSite, read as typeof delta)))).toEqual(
    JSON.parse(JSON.stringify(after)),
  )
})

test('what did not change is shared, not copied', () => {
  const made = changedSite(fakeSite, siteChanges(fakeSite, after))
  expect(made.emails).toBe(fakeSite.emails)
  expect(made.assets).toBe(fakeSite.assets)
  expect(siteChanges(fakeSite, { ...fakeSite, campaigns: { ...fakeSite.campaigns } }).campaigns).toEqual({
    set: {},
    gone: [],
  })
})
