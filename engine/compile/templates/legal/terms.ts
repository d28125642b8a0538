import { onLightGrounds } from '../light-grounds.ts'
import { promiseOrigins } from '../page-keys.ts'
import { withoutStars } from '../plain-title.ts'
import { defineTemplate } from '../template.ts'
import type { Sections, TemplateOwner } from '../template.ts'
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
import { TermsConfig } from './terms-config.ts'

/** Says how signing up and leaving work here; what is offered, and what the law wants said, the file says. */
export const terms = defineTemplate({
  name: 'terms',
  schema: TermsConfig,
  expand: (config, owner) => {
    const name = withoutStars(config.title)
    return {
      name,
      seo: { title: name, description: config.subtitle ?? promiseOf(owner) },
      sections: termsSections(config, owner),
    }
  },
  origins: { ...promiseOrigins, 'sections.text.action': 'offers', 'sections.text': null },
})

const promiseOf = ({ coach, person }: TemplateOwner) =>
  `What ${person?.brand ?? coach} offers, what it costs, and how you get out of it.`

const termsSections = (config: TermsConfig, owner: TemplateOwner): Sections => [
  plainHero(config, config.subtitle ?? promiseOf(owner)),
  ...withDeepPart(leaving, onLightGrounds(partsOf(config, owner))),
  { type: 'footer', tone: 'deep' },
]

const partsOf = (config: TermsConfig, owner: TemplateOwner): Sections => {
  const { person } = owner
  const hasPlaces = config.offers.some(({ places }) => places !== undefined)
  return [
    ...config.offers.map(offerOf),
    textPart('How you sign up', [yours, ...(hasPlaces ? [full] : [])], hasPlaces ? 'pair' : 'beside'),
    {
      ...textPart(leaving, [stop, ...(hasPlaces ? [giveBack] : []), ask], 'pair'),
      ...writeToUs(config.contact ?? addressOf(person)),
    },
    ...(config.more ? [textPart(more, config.more)] : []),
    textPart('Whom you deal with', [config.partner ?? nameAndAddress(owner), asOf(config.updated)]),
  ]
}

const offerOf = ({ name, text, price, places, cancelling, page }: TermsConfig['offers'][number]) => ({
  ...textPart(name, [
    text,
    `Price: ${price}`,
    ...(places === undefined ? [] : [`Places: ${places}`]),
    ...(cancelling === undefined ? [] : [cancelling]),
  ]),
  ...(page !== undefined && { action: { label: 'To the page', href: page } }),
})

const leaving = 'How you get out'

const yours = 'You send the form of a page. What it offers is yours once the page or the email says so.'
const full = 'When all places are taken, the page says so, and nobody more is let in.'
const stop = 'Emails: each of them has a link that stops them, with one press.'
const ask = 'Anything else: write to us.'
const giveBack = 'A place: each email about the event has a link that gives it back, with one press.'
