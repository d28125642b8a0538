import { expect, test } from 'vitest'
import type { DevCampaign, DevCoach, DevProblem } from '../../campaign/dev-view.ts'
import { withParams } from './addresses.ts'
import { filterCampaigns } from './filter-campaigns.ts'

const problem: DevProblem = { place: 'a:1:1', file: 'a', rule: 'r', message: 'm', open: 'a', related: [] }
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
  capacity: null,
  mails: [],
  files: [],
  problems: [],
  shown: 'fresh',
  ...more,
})
const coach = (slug: string, more: Partial<DevCoach>): DevCoach => ({
  slug,
  brand: slug,
  file: '',
  open: '',
  colours: [],
  problems: [],
  campaigns: [],
  ...more,
})
const coaches = [
  coach('nora', {
    brand: 'Nora Sleeps',
    campaigns: [campaign('nora/sleep'), campaign('nora/tea', { name: 'Tea' })],
  }),
  coach('omar', { campaigns: [campaign('omar/walk', { name: 'Walk', problems: [problem] })] }),
]
const found = (query: string, isFaulty = false) =>
  filterCampaigns(coaches, query, isFaulty).flatMap((one) => one.campaigns.map(({ id }) => id))

test.each([
  ['', ['nora/sleep', 'nora/tea', 'omar/walk']],
  ['SLEEP guide', ['nora/sleep']],
  ['nora sleeps tea', ['nora/tea']],
  ['/rest walk', ['omar/walk']],
  ['old-sleep omar', ['omar/walk']],
  ['nothing like it', []],
])('"%s" finds what holds each of its words', (query, ids) => {
  expect(found(query)).toEqual(ids)
})

test('only those with problems, and a coach whose own file has one', () => {
  expect(found('', true)).toEqual(['omar/walk'])
  const faulty = [coach('lee', { problems: [problem] })]
  expect(filterCampaigns(faulty, '', true).map(({ slug }) => slug)).toEqual(['lee'])
  expect(filterCampaigns(faulty, '', false)).toEqual([])
})

test('an address keeps its other settings and stays readable', () => {
  const before = new URLSearchParams('state=late&mail=nora/first')
  expect(withParams(before, { mail: 'nora/second' })).toBe('?state=late&mail=nora/second')
  expect(withParams(before, { mail: null, state: null })).toBe('?')
})
