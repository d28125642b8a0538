import { wordsOf } from '../../../words/words.ts'
import { onLightGrounds } from '../light-grounds.ts'
import { promiseOrigins } from '../page-keys.ts'
import { withoutStars } from '../plain-title.ts'
import { defineTemplate } from '../template.ts'
import type { Sections, TemplateFields, TemplateOwner } from '../template.ts'
import { ContactConfig } from './contact-config.ts'
import { addressOf, plainHero, textPart, withDeepPart, writeToUs } from './parts.ts'

export const contact = defineTemplate({
  name: 'contact',
  schema: ContactConfig,
  expand: (config, owner) => {
    const name = withoutStars(config.title)
    return {
      name,
      seo: { title: name, description: config.subtitle ?? promiseOf(owner) },
      sections: contactSections(config, owner),
      ...(config.form && { pipeline: pipelineOf(config.form, owner) }),
    }
  },
  origins: {
    ...promiseOrigins,
    'sections.text': null,
    'sections.form': 'form',
    'sections.success': 'form',
    'pipeline.lead': 'form',
    'pipeline.notify': 'form',
  },
})

const promiseOf = ({ coach, person }: TemplateOwner) =>
  `Name, address and email of ${person?.brand ?? coach}.`

const contactSections = (config: ContactConfig, owner: TemplateOwner): Sections => [
  plainHero(config, config.subtitle ?? promiseOf(owner)),
  ...withDeepPart(
    byEmail,
    onLightGrounds([...partsOf(config, owner), ...(config.form ? [formOf(config.form)] : [])]),
  ),
  ...(config.form ? [answered] : []),
  { type: 'footer', tone: 'deep' },
]

const partsOf = (config: ContactConfig, { person }: TemplateOwner): Sections => {
  const { email = addressOf(person), phone, hours, company } = config
  const { name = person?.name, address = person?.postalAddress } = config
  return [
    ...(email === undefined ? [] : [{ ...textPart(byEmail, [email]), ...writeToUs(email) }]),
    ...(phone === undefined ? [] : [byPhone(phone, hours)]),
    textPart(
      'By post',
      // One block: in the columns of a pair, name and street are torn apart.
      [said([name, address]).join(wordsOf(person?.lang).comma), ...said([company])].filter(Boolean),
      'pair',
    ),
  ]
}

const said = (lines: (string | undefined)[]) => lines.filter((line) => line !== undefined)

const byEmail = 'By email'

const byPhone = (phone: string, hours: string | undefined) => ({
  ...textPart('By phone', [phone, ...(hours === undefined ? [] : [hours])]),
  action: { label: 'Call us', href: `tel:${phone}` },
})

type Form = NonNullable<ContactConfig['form']>

const formOf = ({ title, question, buttonText }: Form): Sections[number] => ({
  type: 'form',
  variant: 'full',
  title,
  fields: [
    { type: 'text', name: 'name', label: 'Your name', autocomplete: 'name', maxLength: 100 },
    { type: 'email', name: 'email', label: 'Email address' },
    { type: 'textarea', name: 'question', label: question, maxLength: 2000 },
  ],
  button: { label: buttonText, busy: 'Sending...' },
  privacy: 'Used to answer you, and for nothing else.',
  messages: {
    missing: { title: 'Something is missing', text: 'Please fill in the fields that are marked.' },
    success: { title: arrived, text: 'The answer comes by email.' },
    error: { title: 'That did not work', text: 'Please try again in a moment.' },
  },
})

const arrived = 'Your question is here'

const answered: Sections[number] = {
  type: 'success',
  variant: 'page',
  title: arrived,
  text: 'The answer goes to {email}.',
}

const pipelineOf = (
  { source }: Form,
  { coach, stem }: TemplateOwner,
): NonNullable<TemplateFields['pipeline']> => [
  { step: 'lead', source: source ?? `${coach}-${stem}` },
  { step: 'notify', when: 'now' },
]
