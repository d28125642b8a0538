import type { CompiledEmail, ServedSite, SiteCampaign } from '../../engine/campaign/release/release.ts'
import { fakeForm } from '../fakes/fake-site.ts'
import { sampleCampaign, sampleSite } from './sample-site.ts'

const lead = { step: 'lead', source: 'test', metadata: {} }
const attempt = { onError: 'error', wait: 30, late: 'partial', timeout: 5, nameFallback: 'there' }
const mail = (called: string, more: object = {}) => ({
  step: 'email',
  email: 'welcome',
  function: called,
  functionFor: 'visitors',
  ...attempt,
  ...more,
})
const list = {
  step: 'mailing-list',
  list: 'a1b2c3d4e5',
  effect: 'subscribe',
  tags: ['new event', 'Masterclass'],
  onError: 'logged',
  wait: 0,
  timeout: 10,
}
const drip = { step: 'journey', first: 'now', sequence: [{ email: 'one', after: 0 }] }

const campaign = (id: string, ...pipeline: SiteCampaign['pipeline']) =>
  sampleCampaign(id, [lead, ...pipeline], { form: fakeForm })

const event: SiteCampaign = {
  ...campaign('harbor/relocation-masterclass', { step: 'event', capacity: 2, duplicates: 'tell' }),
  event: { id: 'harbor/relocation-masterclass', capacity: 2, title: 'Masterclass' },
  form: {
    ...fakeForm,
    fields: [
      ...fakeForm.fields,
      { type: 'text', name: 'company', label: 'Company', required: true, maxLength: 200 },
    ],
    messages: {
      ...fakeForm.messages,
      success: { title: 'Registration successful!', text: 'Check your email for event details.' },
      duplicate: {
        title: 'Safe',
        text: "You're already registered for this event. Check your email for details.",
      },
      full: {
        title: 'Full',
        text: 'This event has reached maximum capacity. Please check back for future events.',
      },
    },
  },
}

const campaigns: SiteCampaign[] = [
  campaign('rampup/book', mail('send-welcome-email')),
  campaign('compass/map', mail('send-email')),
  campaign('vitality/weight-loss-myths', mail('send-vitality-email')),
  campaign('vitality/sugar-free-blueprint', mail('send-vitality-masterclass-email')),
  campaign('caring/workshop', mail('send-caring-email')),
  campaign('caring/success-keys', mail('send-caring-email')),
  campaign('resilience/business-cpr', mail('send-resilience-email', { wait: 30, attempts: 1 })),
  campaign('resilience/breakdown-breakthrough', mail('send-breakdown-breakthrough-email')),
  campaign('ledger/ai-cpa-guide', mail('send-ledger-email')),
  ...['blueprint', 'one', 'two', 'three'].map((name) =>
    campaign(`ledger/${name}`, mail('send-ledger-email')),
  ),
  campaign('ember/on-fire', mail('send-ember-email')),
  campaign('moneywise/report', mail('send-moneywise-report-email', { nameFallback: 'Valued Reader' })),
  campaign('abundance/unblock', mail('send-abundance-masterclass-email'), list),
  campaign('harbor/relocation-guide', mail('send-harbor-email', { functionFor: 'staff' })),
  campaign('harbor/drip', drip),
  { ...campaign('caring/closed', mail('send-caring-email')), live: false },
  { ...campaign('caring/silent', mail('send-caring-email')), mails: false },
  event,
]

const email = (id: string): CompiledEmail => ({
  id,
  subject: `Mail of ${id}`,
  preheader: '',
  html: '<p>Hello {name}</p><a href="{unsubscribeUrl}">Unsubscribe</a>',
  text: 'Hello {name}. Unsubscribe: {unsubscribeUrl}',
})

export const functionsSite = (): ServedSite => {
  const site = sampleSite(campaigns)
  const slugs = [...new Set(campaigns.map(({ coach }) => coach))]
  const [pattern] = Object.values(site.coaches)
  if (!pattern) throw new Error('the sample site has no coach')
  return {
    ...site,
    coaches: Object.fromEntries(
      slugs.map((slug) => [
        slug,
        { ...pattern, slug, brand: slug, sender: { name: slug, address: `hello@${slug}.example` } },
      ]),
    ),
    emails: Object.fromEntries(
      slugs.flatMap((slug) =>
        ['welcome', 'one'].map((stem) => [`${slug}/${stem}`, email(`${slug}/${stem}`)]),
      ),
    ),
  }
}
