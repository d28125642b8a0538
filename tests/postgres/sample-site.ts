import { createHash } from 'node:crypto'
import type { CompiledEmail, ServedSite, SiteCampaign } from '../../engine/campaign/release/release.ts'

const rowId = (name: string) =>
  createHash('sha256')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')

export const sampleCampaign = (
  id: string,
  pipeline: SiteCampaign['pipeline'],
  more: Partial<SiteCampaign> = {},
): SiteCampaign => ({
  id,
  rowId: rowId(id),
  pageRowId: rowId(`${id}/page`),
  landingPageRowId: rowId(`${id}/landing-page`),
  pageSlug: id.slice(id.indexOf('/') + 1),
  links: {},
  coach: id.slice(0, id.indexOf('/')),
  name: id,
  path: `/${id.slice(id.indexOf('/') + 1)}`,
  live: true,
  mails: true,
  pipeline,
  sequences: pipeline.flatMap((entry) => sequenceOf(id, entry)),
  page: { plain: 'objects/index.html', contentType: 'text/html', etag: '"1"', immutable: false },
  ...more,
})

type Listed = { email: string; after?: number; beforeEvent?: number; afterEvent?: number }

const sequenceOf = (id: string, entry: SiteCampaign['pipeline'][number]): SiteCampaign['sequences'] => {
  const mails = (entry['sequence'] ?? []) as Listed[] // the schema of the journey step
  return mails.map(({ email: stem, after, beforeEvent, afterEvent = 0 }, at) => ({
    rowId: rowId(`${id}/${stem}`),
    position: at + 1,
    email: `${id.slice(0, id.indexOf('/'))}/${stem}`,
    anchor: after === undefined ? 'event' : 'signup',
    delayHours: after ?? (beforeEvent === undefined ? afterEvent : -beforeEvent),
  }))
}

const email = (id: string): CompiledEmail => ({
  id,
  subject: `${id} for {name}`,
  preheader: '',
  html: '<p>Hello {name}</p><a href="{unsubscribeUrl}">Unsubscribe</a>',
  text: 'Hello {name}. Unsubscribe: {unsubscribeUrl}',
})

/** A release of one coach with these campaigns and emails "welcome", "one", "two", "three". */
export const sampleSite = (campaigns: SiteCampaign[]): ServedSite => ({
  name: 'Porchlight',
  coaches: {
    harbor: {
      slug: 'harbor',
      brand: 'Harbor',
      name: 'Hanna Harbor',
      sender: { name: 'Harbor', address: 'hello@harbor.example' },
      postalAddress: '1 Harbor Street',
      hosts: [],
    },
  },
  campaigns: Object.fromEntries(campaigns.map((campaign) => [campaign.id, campaign])),
  routes: {},
  shortcuts: {},
  staff: [],
  emails: Object.fromEntries(
    ['welcome', 'one', 'two', 'three'].map((stem) => [`harbor/${stem}`, email(`harbor/${stem}`)]),
  ),
})

const lead = { step: 'lead', source: 'test', metadata: { page: '{page}' } }
/** Far longer than an immediate mail takes, even on a busy machine. */
const longWait = 30
const welcome = { step: 'email', email: 'welcome', onError: 'error', wait: longWait }
const drip = (first: 'now' | '24h', mails: [string, number][]) => ({
  step: 'journey',
  first,
  sequence: mails.map(([stem, after]) => ({ email: stem, after })),
})

const event = (id: string, capacity: number, duplicates: 'tell' | 'hide') =>
  sampleCampaign(
    id,
    [lead, { step: 'event', capacity, duplicates, minutes: 60 }, { ...welcome, onError: 'partial' }],
    {
      event: {
        id,
        capacity,
        title: id,
        startsAt: '2026-12-01T10:00:00.000Z',
        endsAt: '2026-12-01T11:00:00.000Z',
      },
    },
  )

export const sampleCampaigns = {
  guide: sampleCampaign('harbor/guide', [lead, welcome]),
  guide2: sampleCampaign('harbor/guide-two', [lead, welcome]),
  masterclass: sampleCampaign('harbor/masterclass', [lead, { ...welcome, onError: 'partial', wait: 1 }]),
  impatient: sampleCampaign('harbor/impatient', [
    lead,
    { ...welcome, onError: 'error', late: 'error', wait: 1 },
  ]),
  logged: sampleCampaign('harbor/logged', [lead, { ...welcome, onError: 'logged', wait: 2 }]),
  drip: sampleCampaign('harbor/drip', [
    lead,
    drip('now', [
      ['one', 0],
      ['two', 24],
      ['three', 48],
    ]),
    { ...welcome, email: 'one' },
  ]),
  event: event('harbor/event', 50, 'tell'),
  quietEvent: event('harbor/quiet-event', 2, 'hide'),
  later: sampleCampaign('harbor/later', [lead, drip('24h', [['one', 24]]), welcome]),
}
