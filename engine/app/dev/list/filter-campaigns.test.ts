import { expect, test } from 'vitest'
import type { DevCampaign, DevCoach, DevDiagnostic } from '../../../campaign/preview/dev-view.ts'
import { withParams } from '../store/addresses.ts'
import { filterCampaigns, filterDiagnostics, firstOf } from './filter-campaigns.ts'

const diagnostic: DevDiagnostic = {
  place: 'a:1:1',
  file: 'a',
  path: '',
  rule: 'r',
  message: 'm',
  open: 'a',
  related: [],
}
const campaign = (id: string, more: Partial<DevCampaign> = {}): DevCampaign => ({
  id,
  coach: 'nora',
  name: 'Sleep guide',
  file: `campaigns/${id}.yaml`,
  open: `/campaigns/${id}.yaml`,
  live: true,
  path: '/sleep',
  at: '/sleep',
  named: `/${id}`,
  aliases: ['/Rest'],
  redirects: ['/old-sleep'],
  states: [],
  event: null,
  mails: [],
  files: [],
  diagnostics: [],
  shown: 'fresh',
  ...more,
})
const coach = (slug: string, more: Partial<DevCoach>): DevCoach => ({
  slug,
  brand: slug,
  file: '',
  open: '',
  colours: [],
  diagnostics: [],
  campaigns: [],
  ...more,
})
const coaches = [
  coach('nora', {
    brand: 'Nora Sleeps',
    campaigns: [campaign('nora/sleep'), campaign('nora/tea', { name: 'Tea' })],
  }),
  coach('omar', { campaigns: [campaign('omar/walk', { name: 'Walk', diagnostics: [diagnostic] })] }),
]
const found = (query: string, isFaulty = false, slug = '') =>
  filterCampaigns(coaches, { query, coach: slug, isFaulty }).flatMap((one) =>
    one.campaigns.map(({ id }) => id),
  )

test.each([
  ['', ['nora/sleep', 'nora/tea', 'omar/walk']],
  ['SLEEP guide', ['nora/sleep']],
  ['nora sleeps tea', ['nora/tea']],
  ['/rest walk', ['omar/walk']],
  ['old-sleep omar', ['omar/walk']],
  ['nothing like it', []],
])('"%s" finds entries that contain each of its words', (query, ids) => {
  expect(found(query)).toEqual(ids)
})

test('only those with diagnostics, and a coach whose own file has one', () => {
  expect(found('', true)).toEqual(['omar/walk'])
  const faulty = [coach('lee', { diagnostics: [diagnostic] })]
  expect(filterCampaigns(faulty, { query: '', coach: '', isFaulty: true }).map(({ slug }) => slug)).toEqual([
    'lee',
  ])
  expect(filterCampaigns(faulty, { query: 'x', coach: '', isFaulty: true })).toEqual([])
})

test('a coach alone, and words of a diagnostic', () => {
  expect(found('', false, 'nora')).toEqual(['nora/sleep', 'nora/tea'])
  expect(found('walk', false, 'nora')).toEqual([])
  const contrast = { ...diagnostic, rule: 'contrast', place: 'omar/walk.yaml:3:1' }
  const faulty = [coach('omar', { campaigns: [campaign('omar/walk', { diagnostics: [contrast] })] })]
  const filter = { query: 'contrast', coach: '', isFaulty: false }
  expect(filterCampaigns(faulty, filter)).toHaveLength(1)
  const shared = { ...diagnostic, place: 'site.yaml:1:1' }
  const reported = (query: string, slug = '') => {
    const narrow = { query, coach: slug, isFaulty: false }
    return filterDiagnostics([contrast, shared], filterCampaigns(faulty, narrow), narrow).map(
      ({ place }) => place,
    )
  }
  expect(reported('')).toEqual([contrast.place, shared.place])
  expect(reported('Sleep guide')).toEqual([contrast.place])
  expect(reported('site.yaml')).toEqual([shared.place])
  expect(reported('', 'omar')).toEqual([contrast.place])
})

test('a coach without campaigns is listed, until something is searched for', () => {
  const empty = [coach('lee', {})]
  expect(filterCampaigns(empty, { query: '', coach: '', isFaulty: false })).toHaveLength(1)
  expect(filterCampaigns(empty, { query: 'lee', coach: '', isFaulty: false })).toEqual([])
})

test.each([
  [1, [['nora', 1, 2]]],
  [
    9,
    [
      ['nora', 2, 2],
      ['omar', 1, 1],
    ],
  ],
])('the first %i of a long list, with how many there are', (count, first) => {
  expect(
    firstOf(coaches, count).map(({ coach: { slug, campaigns }, total }) => [slug, campaigns.length, total]),
  ).toEqual(first)
})

test('an address keeps its other settings and stays readable', () => {
  const before = new URLSearchParams('state=late&mail=nora/first')
  expect(withParams(before, { mail: 'nora/second' })).toBe('?state=late&mail=nora/second')
  expect(withParams(before, { mail: null, state: null })).toBe('?')
})
