import type { z } from 'zod'
import { campaignFile, coachFile, edited, goodFiles, loadWith } from '../site-fixture.ts'
import { templates } from './templates.ts'

export const file = 'nora/new-page.yaml'
export const mail = 'nora/emails/new-page.md'
const calendar = 'scheduler: https://calendly.com/nora/call\n'
/** Nora with a calendar, a bio and a portrait. */
export const coach = `${goodFiles[coachFile] ?? ''}${calendar}bio: Nora slept badly for years.
portrait: { src: portrait.svg, alt: Nora at dusk }
`
/** Nora as a stranger: nothing to say about her. */
export const stranger = `${goodFiles[coachFile] ?? ''}${calendar}`

type Files = Record<string, string | undefined>

const quote = (template: string, config: object, top: object, path: string) =>
  JSON.stringify({ coach: 'nora', path, template, ...top, with: config }, null, 2)

/** A site with campaigns of a template, each with its mail; JSON is YAML. */
export const siteOf = (pages: Record<string, object>, template: string, owner = coach): Files => ({
  ...edited(campaignFile, '- step: journey', '- step: journey\n    first: now'),
  [coachFile]: owner,
  ...Object.fromEntries(
    Object.entries(pages).flatMap(([stem, config]) => [
      [`nora/${stem}.yaml`, quote(template, config, {}, `/${stem}`)],
      [`nora/emails/${stem}.md`, goodFiles['nora/emails/sleep-guide.md']],
    ]),
  ),
})

type Steps = Record<string, z.ZodType>
type Asked = [template: string, config: object, top?: object, files?: Files]

/** Judges a page at /new-page; undefined keys of the configuration are left out. */
export const loadPage = (stepSchemas: Steps, ...[template, config, top = {}, files = {}]: Asked) => {
  const { site, problems } = loadWith(
    {
      ...siteOf({ 'new-page': config }, template),
      [file]: quote(template, config, top, '/new-page'),
      ...files,
    },
    templates,
    stepSchemas,
  )
  return { campaign: site?.campaigns.find(({ path }) => path === '/new-page'), problems }
}

/** The page without a problem, with its parts by name. */
export const madePage = (stepSchemas: Steps, ...asked: Asked) => {
  const { campaign, problems } = loadPage(stepSchemas, ...asked)
  if (!campaign || problems.length > 0) throw new Error(JSON.stringify(problems, null, 2))
  const parts: Record<string, unknown> = {
    ...Object.fromEntries(campaign.pipeline.map((entry) => [entry.step, entry])),
    ...Object.fromEntries(campaign.sections.map((section) => [section.type, section])),
  }
  return { campaign, parts }
}

const reader = {
  fit: ['you wake at four', 'you have a kettle', 'you like lists'],
  notFit: ['you sleep well', 'you are ill; see a doctor'],
  questions: [{ question: 'Does it hurt?', answer: 'No.' }],
}
const promise = { title: 'Sleep through, *every night*', subtitle: 'One evening that shows what to change.' }
const badge = 'For the tired'
const steps = [{ title: 'First.', text: 'This.' }, { title: 'Then.' }]
const source = 'nora-fair'
const closing = 'Tonight is *one of them*'

/** Of each template the least that it takes, and every key it knows. */
export const configs = {
  booking: {
    least: { ...promise, minutes: 30, whatYouGet: [{ title: 'A plan' }] },
    all: {
      ...promise,
      badge,
      minutes: 45,
      facts: [{ icon: 'check', text: 'Free' }],
      whatYouGet: [{ title: 'A plan', description: 'On a page.', icon: 'moon' }],
      steps,
      bring: ['A pen', 'Your worst night'],
      ...reader,
      buttonText: 'Find an hour',
      calendar: 'https://cal.com/nora',
      calendarTitle: 'Your *hour*',
      closing,
    },
  },
  event: {
    least: { ...promise, starts: '2027-02-11T18:00:00-08:00', capacity: 12, agenda: [{ title: 'Tea' }] },
    all: {
      ...promise,
      badge,
      starts: '2027-02-11T18:00:00-08:00',
      when: 'Thursday, February 11, 6 p.m. in Dreamtown',
      minutes: 120,
      capacity: 12,
      place: '1 Quiet Lane, Dreamtown',
      facts: [{ icon: 'check', text: 'Free' }],
      agenda: [{ mark: '6:00', title: 'Tea', description: 'Without caffeine.' }],
      ...reader,
      fields: [
        { type: 'textarea', name: 'worst', label: 'What keeps you up?', required: false },
        { type: 'hidden', name: 'flyer', value: 'spring' },
      ],
      formTitle: 'Take a chair',
      formSubtitle: 'The address comes by email.',
      buttonText: 'Take my chair',
      duplicates: 'tell',
      messages: {
        duplicate: { title: 'Your chair is here' },
        full: { title: 'No chair is left' },
        over: { title: 'We have gone to bed' },
        cancelled: { title: 'We all slept in' },
      },
      successTitle: 'Your chair, {email}',
      successSubtitle: 'Look into {email}.',
      successSteps: steps,
      reminders: [
        { email: 'sleep-guide', beforeEvent: 24 },
        { email: 'well-slept', afterEvent: 2 },
      ],
      cancelled: true,
      movedEmail: 'well-slept',
      cancelledEmail: 'well-slept',
      source,
      closing,
    },
  },
  webinar: {
    least: { ...promise, minutes: 60, benefits: [{ title: 'A plan' }] },
    all: {
      ...promise,
      badge,
      minutes: 90,
      when: 'First Tuesday of the month, 7 p.m.',
      value: 'Free ($97 value)',
      facts: [{ icon: 'lock', text: 'No camera' }],
      benefits: [{ icon: 'moon', title: 'Calm', description: 'By nine.' }],
      steps,
      ...reader,
      formTitle: 'Come in',
      formSubtitle: 'The link comes by email.',
      buttonText: 'Let me in',
      access: '/sleep-guide',
      accessText: 'Open part one',
      successTitle: 'In, {email}',
      successSubtitle: 'Look into {email}.',
      successSteps: steps,
      followUps: [{ email: 'sleep-guide', after: 48 }],
      source,
      closing,
    },
  },
} as const
export type TemplateName = keyof typeof configs
