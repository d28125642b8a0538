import type { ReleaseFile, ServedSite, SiteCampaign } from '../../engine/campaign/release/release.ts'
import type { StoredFile } from '../../server/release/stored-file.ts'

export const fakePage: StoredFile = {
  contentType: 'text/html',
  etag: '"page1"',
  immutable: false,
  csp: "default-src 'none'; script-src 'sha256-x'; frame-ancestors 'none'",
  plain: Buffer.from('<!doctype html><title>Blueprint</title>'),
  br: Buffer.from('brotli'),
  gz: Buffer.from('gzip'),
}

const { br: _br, gz: _gz, ...pageHead } = fakePage
const fakePageFile: ReleaseFile = { ...pageHead, plain: 'objects/page.html' }

export const fakeAsset: StoredFile = {
  contentType: 'text/javascript',
  etag: 'island1',
  immutable: true,
  plain: Buffer.from('export {}'),
}

export const fakeForm: NonNullable<SiteCampaign['form']> = {
  type: 'form',
  variant: 'card',
  tone: 'paper',
  anchor: 'form',
  placement: 'own',
  after: 'screen',
  afterPartial: 'success',
  fields: [
    { type: 'text', name: 'name', label: 'Name', required: true, maxLength: 100 },
    { type: 'email', name: 'email', label: 'Email', required: true },
  ],
  button: { label: 'Save my seat', busy: 'Saving...' },
  messages: {
    missing: { title: 'Missing Information', text: 'Please fill in both your name and email address.' },
    success: { title: "You're Registered!", text: 'Check your inbox.' },
    partial: { title: "You're Registered!", text: 'Email confirmation may be delayed.' },
    error: { title: 'Registration Failed', text: 'Please try again.' },
    hints: { lead: 'We could not save your place.', email: 'The email was refused.' },
  },
}

export const fakeCampaign = (id: string, changes: Partial<SiteCampaign> = {}): SiteCampaign => ({
  id,
  rowId: '00000000-0000-5000-8000-000000000001',
  pageRowId: '00000000-0000-5000-8000-000000000002',
  landingPageRowId: '00000000-0000-5000-8000-000000000003',
  pageSlug: 'blueprint',
  links: {},
  coach: id.split('/')[0] ?? '',
  name: id,
  path: '/blueprint',
  live: true,
  mails: true,
  form: fakeForm,
  pipeline: [{ step: 'email', email: 'welcome', onError: 'partial', wait: 5 }],
  sequences: [],
  page: fakePageFile,
  ...changes,
})

const fakeCoach = (slug: string, host: string) => ({
  slug,
  brand: slug,
  name: slug,
  sender: { name: slug, address: `hello@${host}` },
  postalAddress: '1 Main Street',
  hosts: [host],
  home: '/blueprint',
})

export const fakeSite: ServedSite = {
  name: 'Porchlight',
  coaches: { vitality: fakeCoach('vitality', 'coach-a.test'), ember: fakeCoach('ember', 'coach-b.test') },
  campaigns: {
    'vitality/blueprint': fakeCampaign('vitality/blueprint'),
    'vitality/off': fakeCampaign('vitality/off', { live: false }),
    'vitality/formless': (({ form: _form, ...rest }) => rest)(fakeCampaign('vitality/formless')),
  },
  routes: {
    '/blueprint': { kind: 'page', campaign: 'vitality/blueprint' },
    '/print': { kind: 'page', campaign: 'vitality/blueprint' },
    '/old': { kind: 'redirect', target: '/blueprint' },
  },
  shortcuts: { Income: '/blueprint' },
  staff: [],
  emails: {},
}

export const fakeSiteWith = (changes: Partial<SiteCampaign>): ServedSite => ({
  ...fakeSite,
  campaigns: {
    ...fakeSite.campaigns,
    'vitality/blueprint': fakeCampaign('vitality/blueprint', changes),
  },
})

export const fakeEvent: Partial<SiteCampaign> = {
  event: {
    id: 'vitality/blueprint',
    capacity: 50,
    title: 'Masterclass',
    startsAt: '2026-11-21T10:00:00.000Z',
    endsAt: '2026-11-21T11:00:00.000Z',
  },
  form: {
    ...fakeForm,
    messages: {
      ...fakeForm.messages,
      duplicate: { title: 'You have a seat', text: 'Check your email for the details.' },
      full: { title: 'All seats are taken', text: 'Please check back for future events.' },
      over: { title: 'This event is over' },
    },
  },
}
