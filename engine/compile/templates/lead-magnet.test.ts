import { expect, test } from 'vitest'
import { coachFile, goodFiles, loadWith } from '../../../tests/fixtures/site-fixture.ts'
import { LeadMagnetConfig } from './lead-magnet-config.ts'
import { coach, config, nightMap } from '../../../tests/fixtures/lead-magnet-fixture.ts'
import { templates } from './templates.ts'

const load = (...changes: Parameters<typeof nightMap>) => {
  const { site, diagnostics } = loadWith(nightMap(...changes), templates)
  return { campaign: site?.campaigns.find(({ path }) => path === '/night-map'), diagnostics }
}

const made = (changes: object = {}, top: object = {}) => {
  const { campaign, diagnostics } = load(changes, top)
  expect(diagnostics).toEqual([])
  if (!campaign) throw new Error('The campaign was not loaded.')
  const section = (type: string) => campaign.sections.find((one) => one.type === type)
  const step = (name: string) => campaign.pipeline.find((one) => one.step === name)
  return { campaign, section, step }
}

test('four settings and a path make a whole page', () => {
  const { campaign } = made()
  expect(campaign.sections.map(({ type, tone }) => `${type} ${tone}`)).toEqual([
    'hero deep',
    'form paper',
    'success paper',
    'benefits tint',
    'about paper',
    'cta deep',
    'footer deep',
  ])
  expect(campaign).toMatchObject({
    id: 'nora/night-map',
    name: 'The Night Map',
    seo: { title: 'Sleep through, every night', description: 'One page that shows what to change first.' },
  })
  expect(campaign.theme).toBeUndefined()
  expect(campaign.pageSlug).toBeUndefined()
})

test('the page says what the screen is specified to say', () => {
  const { section } = made()
  expect(section('form')).toMatchObject({
    placement: 'hero',
    after: 'screen',
    fields: [
      { type: 'text', name: 'name', label: 'Name', required: true },
      { type: 'email', name: 'email', label: 'Email Address', required: true },
    ],
    button: { busy: 'Sending Your Guide...' },
    messages: {
      missing: {
        title: 'Please fill in all fields',
        text: 'Both name and email are required to access your free guide.',
      },
      success: { title: 'Success! 🎉', text: 'Check your email for your Night Map!' },
      error: {
        title: 'Oops! Something went wrong',
        text: 'Please try again or contact support if the issue persists. {message}',
      },
      hints: {
        email:
          'There was an issue sending your email. Please check your email address and try again. Email delivery failed: {message}',
        lead: 'There was an issue creating your account. Please try again. Lead creation failed: {message}',
        journey: 'There was an issue setting up your account. Please try again. {message}',
        campaign: 'System configuration error. Please contact support. {message}',
        sequence: 'System configuration error. Please contact support. {message}',
      },
    },
  })
})

test('the lead is stored and its journey starts with the sign-up mail, named like the file', () => {
  expect(made().campaign.pipeline).toEqual([
    { step: 'lead', source: 'nora-night-map', metadata: {} },
    { step: 'journey', first: 'now', sequence: [{ email: 'night-map', after: 0 }] },
    {
      step: 'email',
      email: 'night-map',
      onError: 'error',
      wait: 5,
      timeout: 10,
      retry: [1, 5, 30, 120, 300, 600],
      function: 'send-email',
      functionFor: 'visitors',
      late: 'partial',
    },
  ])
})

test('what is left out has a sensible default', () => {
  const { section, step } = made()
  expect(step('mailing-list')).toBeUndefined()
  expect(section('form')).not.toHaveProperty(['messages', 'hints', 'mailing-list'])
  expect(section('hero')).toMatchObject({
    variant: 'map-book',
    eyebrow: 'Free guide',
    book: { title: 'The Night Map', author: 'Nora Vale' },
  })
  expect(section('hero')).not.toHaveProperty('book.picture')
  expect(section('form')).toMatchObject({
    title: 'Get your free copy',
    text: 'It comes by email within a few minutes.',
    button: { label: 'Send me the guide' },
  })
  expect(section('success')).toMatchObject({
    variant: 'in-place',
    title: 'Check your email',
    text: 'The Night Map is on its way to {email}.',
    tip: 'Enjoy the read. Nora Vale',
  })
  expect(section('success')).not.toHaveProperty('action')
  expect(section('benefits')).toMatchObject({ variant: 'index', action: { href: '#form' } })
  expect(section('benefits')).not.toHaveProperty('text')
  expect(section('about')).toMatchObject({
    variant: 'arch',
    title: 'Meet Nora Vale',
    paragraphs: ['Nora slept badly for years.'],
    portrait: { src: 'portrait.svg', alt: 'Nora at dusk' },
  })
  expect(section('cta')).toMatchObject({ action: { label: 'Send me the guide', href: '#form' } })
})

/** Each key: what is written, the part of the campaign that it reaches, and what stands there. */
const effects: Record<
  Exclude<keyof LeadMagnetConfig, 'useMailchimp' | 'mailchimpTags'>,
  [value: unknown, part: string, expected: unknown]
> = {
  campaignId: ['nora/old-map', 'id', 'nora/old-map'],
  pageId: ['night-money-guide', 'pageSlug', 'night-money-guide'],
  source: ['night-fair', 'lead.source', 'night-fair'],
  title: ['Sleep *now*', 'hero.title', 'Sleep *now*'],
  subtitle: ['In one page.', 'hero.text', 'In one page.'],
  photo: [
    { file: 'cover.svg', alt: 'A window at night' },
    'hero.photo',
    { file: 'cover.svg', alt: 'A window at night' },
  ],
  description: ['Ten short chapters.', 'benefits.text', 'Ten short chapters.'],
  benefits: [
    [{ icon: 'moon', title: 'Calm', description: 'By nine.' }],
    'benefits',
    { variant: 'trio', items: [{ icon: 'moon', title: 'Calm', text: 'By nine.' }] },
  ],
  authorName: ['Ida Moor', 'about.title', 'Meet Ida Moor'],
  authorBio: ['First.\n\nSecond.', 'about.paragraphs', ['First.', 'Second.']],
  authorImage: ['cover.svg', 'about.portrait', { src: 'cover.svg', alt: 'Portrait of Nora Vale' }],
  badge: ['Free map', 'hero.eyebrow', 'Free map'],
  bookCoverImage: ['cover.svg', 'hero.book.picture', { src: 'cover.svg', alt: 'Cover of The Night Map' }],
  pdfDownloadUrl: [
    'https://files.example/map.pdf',
    'success.action',
    { label: 'Download the PDF', href: 'https://files.example/map.pdf' },
  ],
  gradientFrom: ['#2a0a14', 'theme.deep', '#2a0a14'],
  gradientTo: ['#ffc070', 'theme.accent', '#ffc070'],
  primaryColor: ['#a01040', 'theme.brand', '#a01040'],
  closing: ['One page, *tonight*', 'cta.title', 'One page, *tonight*'],
  formTitle: ['Yours tonight', 'form.title', 'Yours tonight'],
  formSubtitle: ['In a minute.', 'form.text', 'In a minute.'],
  buttonText: ['I want it', 'form.button.label', 'I want it'],
  successTitle: ['{leadMagnetName} flies', 'success.title', 'The Night Map flies'],
  successSubtitle: ['To {email}: {leadMagnetName}', 'success.text', 'To {email}: The Night Map'],
  successSteps: [
    [{ title: 'Open it.' }, { title: 'Print page five.', text: 'It is empty.' }],
    'success.steps',
    [{ title: 'Open it.' }, { title: 'Print page five.', text: 'It is empty.' }],
  ],
  leadMagnetName: ['Owl Atlas', 'form.messages.success.text', 'Check your email for your Owl Atlas!'],
  followUps: [
    [{ email: 'sleep-guide', after: 48 }],
    'journey.sequence',
    [
      { email: 'night-map', after: 0 },
      { email: 'sleep-guide', after: 48 },
    ],
  ],
  emailFunctionFor: ['staff', 'email.functionFor', 'staff'],
  emailFunctionName: ['send-night-email', 'email.function', 'send-night-email'],
}

test.each(Object.entries(effects))('the key %s reaches its place', (key, [value, part, expected]) => {
  const { campaign } = made({ [key]: value })
  const parts = {
    ...campaign,
    ...Object.fromEntries(campaign.pipeline.map((entry) => [entry.step, entry])),
    ...Object.fromEntries(campaign.sections.map((section) => [section.type, section])),
  }
  expect({ parts }).toHaveProperty(
    `parts.${part}`,
    Array.isArray(expected) || typeof expected !== 'object' ? expected : expect.objectContaining(expected),
  )
})

const benefitsWith = (item: object) => made({ benefits: [{ title: 'Calm', ...item }] }).section('benefits')

test('benefits with times are an agenda, and a figure stands at the edge of its line', () => {
  expect(benefitsWith({ mark: '4:00' })).toMatchObject({ variant: 'agenda', items: [{ mark: '4:00' }] })
  expect(benefitsWith({ note: '5 min' })).toMatchObject({ variant: 'index', items: [{ note: '5 min' }] })
})

test('every key is described for the people who write it', () => {
  for (const [key, schema] of Object.entries(LeadMagnetConfig.shape))
    expect(schema.description, key).toMatch(/\w.*\.$/)
})

test('the guide of the campaign is on the success screen by itself, unless another address is given', () => {
  const top = { deliverable: 'night-map.pdf' }
  const files = { 'nora/assets/night-map.pdf': '%PDF-1.7\n' }
  const successOf = (changes: object) =>
    load(changes, top, files).campaign?.sections.find(({ type }) => type === 'success')
  expect(successOf({})).toMatchObject({
    variant: 'download',
    book: { title: 'The Night Map' },
    action: { href: '@deliverable' },
  })
  expect(successOf({ pdfDownloadUrl: 'https://files.example/map.pdf' })).toMatchObject({
    action: { href: 'https://files.example/map.pdf' },
  })
})

test("the file's own keys win, one by one in seo and theme", () => {
  const { campaign } = made(
    { gradientFrom: '#2a0a14', primaryColor: '#a01040' },
    { name: 'Map', seo: { title: 'A map' }, theme: { brand: '#981548' }, aliases: ['/map-of-night'] },
  )
  expect(campaign).toMatchObject({
    name: 'Map',
    seo: { title: 'A map', description: 'One page that shows what to change first.' },
    theme: { brand: '#981548', deep: '#2a0a14' },
    aliases: ['/map-of-night'],
  })
})

test('without a bio there is no section about the author, without a portrait it is a letter', () => {
  const bare = { [coachFile]: goodFiles[coachFile] }
  const types = (changes: object) =>
    load(changes, {}, bare).campaign?.sections.flatMap((section) =>
      section.type === 'about' ? [section.variant] : [],
    )
  expect(types({})).toEqual([])
  expect(types({ authorBio: 'Hello.' })).toEqual(['letter'])
})

test('a mailing list is joined before the mail is sent, where the coach has one', () => {
  const withList = `${coach}mailingList: a1b2c3d4e5\n`
  const { campaign, diagnostics } = load(
    { useMailchimp: true, mailchimpTags: ['Night'] },
    {},
    { [coachFile]: withList },
  )
  expect(diagnostics).toEqual([])
  expect(campaign?.pipeline.map(({ step }) => step)).toEqual(['lead', 'journey', 'mailing-list', 'email'])
  expect(campaign?.pipeline[2]).toMatchObject({ effect: 'subscribe', tags: ['Night'], onError: 'logged' })
  expect(campaign?.sections.find(({ type }) => type === 'form')).toHaveProperty(
    ['messages', 'hints', 'mailing-list'],
    'Please try again or contact support if the issue persists. Mailchimp subscription failed: {message}',
  )
  expect(LeadMagnetConfig.parse(config).mailchimpTags).toEqual(['New lead magnet'])
})
