import { askingOf, vendorsOf } from '../../../campaign/schema/analytics.ts'
import type { Analytics } from '../../../campaign/schema/analytics.ts'
import { wordsOf } from '../../../words/words.ts'
import { onLightGrounds } from '../light-grounds.ts'
import { withoutStars } from '../plain-title.ts'
import {
  addressOf,
  asOf,
  more,
  nameAndAddress,
  plainHero,
  textPart,
  withDeepPart,
  writeToUs,
} from './parts.ts'
import { PrivacyConfig } from './privacy-config.ts'
import { promiseOrigins } from '../page-keys.ts'
import { defineTemplate, langOf } from '../template.ts'
import type { Sections, TemplateOwner } from '../template.ts'

/** Says what the product does with data; what it cannot know, such as companies, the file says. */
export const privacy = defineTemplate({
  name: 'privacy',
  schema: PrivacyConfig,
  expand: (config, owner) => {
    const name = withoutStars(config.title)
    return {
      name,
      seo: { title: name, description: config.subtitle ?? promiseOf(owner) },
      sections: privacySections(config, owner),
    }
  },
  origins: {
    ...promiseOrigins,
    'sections.text': null,
  },
})

const promiseOf = ({ coach, person }: TemplateOwner) =>
  `${person?.brand ?? coach} keeps what you send, uses it for what you asked for, and erases it when you say so.`

const privacySections = (config: PrivacyConfig, owner: TemplateOwner): Sections => [
  plainHero(config, config.subtitle ?? promiseOf(owner)),
  ...withDeepPart(rights, onLightGrounds(partsOf(config, owner))),
  { type: 'footer', tone: 'deep' },
]

const partsOf = (config: PrivacyConfig, owner: TemplateOwner): Sections => {
  const { person } = owner
  return [
    textPart('What we keep', kept, 'pair'),
    textPart('What we use it for', [purpose]),
    textPart('Who else sees it', servicesOf(config, owner)),
    textPart('How long', [untilWhen(person?.retention), fingerprint]),
    rightsOf(config.contact ?? addressOf(person)),
    ...(config.more ? [textPart(more, config.more)] : []),
    textPart('Who answers for it', [config.responsible ?? nameAndAddress(owner), asOf(config.updated)]),
  ]
}

const rightsOf = (contact: string | undefined): Sections[number] => ({
  ...textPart(rights, [stop, ask, complain], 'pair'),
  ...writeToUs(contact),
})

const rights = 'What you can do'

const kept = [
  'What you enter in a form: your name, your email address, your answers. With it the day, the page, the link you came by, the words you agreed to and a fingerprint of your network address.',
  'Which emails we sent you, and whether they arrived. We do not record whether you open them, or what you press in them.',
  'How often a page is viewed: counted without cookies, and without anything that tells one visitor from another.',
]
const purpose =
  'For what you asked for: the guide, the call, the event, and the emails that the form announced. For nothing else.'

const servicesOf = ({ services }: PrivacyConfig, owner: TemplateOwner): string[] => [
  ...(services?.map(({ name, purpose: seen }) => `${name}${colonIn(owner)}${withPoint(seen)}`) ?? [
    usualServices,
  ]),
  ...usedBy(owner.person),
]

const colonIn = (owner: TemplateOwner) => wordsOf(langOf(owner)).colon
const withPoint = (text: string) => text.replace(/(?<![.!?؟])$/, '.')

const usedBy = (person: TemplateOwner['person']): string[] => [
  ...(person?.mailingList === undefined ? [] : [mailingList]),
  ...(person?.analytics ? analyticsOf(person.analytics) : []),
  ...(person?.scheduler?.startsWith('https:') ? [calendarOf(new URL(person.scheduler).host)] : []),
]

const analyticsOf = (analytics: Analytics): string[] => [
  ...vendorsOf(analytics).map(({ key }) => counts[key](analytics)),
  ...(askingOf(analytics).length > 0 ? [changeable] : []),
]

const counts: Record<keyof Analytics, (analytics: Analytics) => string> = {
  plausible: () => 'Plausible, Estonia: counts visits and sent forms, without cookies.',
  matomo: ({ matomo }) =>
    `Matomo at ${URL.parse(matomo?.url ?? '')?.host}, which counts visits and sent forms${matomo?.cookies ? ' with cookies, if you agreed to it.' : ', without cookies.'}`,
  ga4: () =>
    'Google Analytics, United States: counts visits and sent forms with cookies, if you agreed to it.',
  metaPixel: () =>
    'Meta, United States: learns of your visit and of sent forms with cookies, if you agreed to it.',
}
const changeable = 'You change what you agreed to at the foot of each page.'

const usualServices = 'The companies that run our server and carry our emails, on our behalf.'
const mailingList = 'Mailchimp, United States, if you subscribed to the mailing list.'
const calendarOf = (host: string) => `${host}, if you book a time in the calendar there: its own rules hold.`

const untilWhen = (retention: string | undefined) =>
  retention === undefined
    ? 'Until you ask us to erase it.'
    : `For ${retention} after your last form, email or event. Then all of it is erased.`
const fingerprint =
  'If you stop our emails, we keep a fingerprint of your address, which nobody can read back, so that nothing is sent to it again.'

const stop = 'Stop all emails: each of them has a link for that, which works with one press.'
const ask =
  'See, take with you or erase what we keep: each of our emails has the link “Your data” for that. To correct something, write to us.'
const complain = 'You may also complain to the authority for data protection where you live.'
