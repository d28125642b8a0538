import { layoutsOf } from '../blocks/kit/columns.ts'
import { Section } from '../blocks/schemas.gen.ts'

const book = { title: 'Names for sugar', mark: '61', author: 'Juniper Vale' }

const portrait = { src: 'portrait.svg', alt: 'Drawn portrait' }

const cover = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 750 1050"><path fill="#540f24" d="M0 0h750v1050H0z"/><circle cx="375" cy="700" r="240" fill="#ffa838"/></svg>',
)}`

/** Content that single variants need beside the block's example. */
const extras: Record<string, Record<string, object>> = {
  about: {
    team: {
      people: [
        { name: 'Juniper Vale', role: 'Reads the labels', portrait },
        { name: 'Oskar Pell', role: 'Bakes without', text: 'Eleven years at Orchard Row.', portrait },
        { name: 'Mina Roth', role: 'Answers your mails' },
      ],
    },
  },
  hero: { 'map-book': { book }, 'book-left': { book } },
  pricing: {
    single: {
      offers: [
        {
          name: 'Six weeks',
          price: '€ 480',
          per: 'six sessions',
          text: 'For a habit that comes back every winter.',
          points: ['A call each week, on the same day', 'Answers by message within a day'],
          action: { label: 'Begin in March', href: '#form' },
        },
      ],
    },
  },
  benefits: { trio: { figures: undefined }, drawn: { figures: undefined } },
  success: {
    download: { book: { ...book, picture: { src: cover, alt: 'Names for sugar, by Juniper Vale' } } },
  },
  testimonials: {
    columns: {
      quotes: [
        {
          text: 'The label evening paid for itself *in one shop.*',
          name: 'Oskar P.',
          detail: 'Baker',
          sample: true,
        },
        {
          text: 'I still eat cake. I just choose *which one.*',
          name: 'Lena R.',
          detail: 'Teacher',
          sample: true,
        },
        {
          text: 'Three in the afternoon is an hour again.',
          name: 'Dario F.',
          detail: 'Cab driver',
          sample: true,
        },
      ],
    },
  },
  scheduler: {
    slots: {
      slots: [
        { label: 'Tomorrow, 1:00 PM', note: '30 minutes' },
        { label: 'Thursday, 10:30 AM', note: '30 minutes' },
        { label: 'Monday, 4:00 PM', note: '30 minutes' },
      ],
    },
  },
}

const layoutKeyOf = (type: string) =>
  layoutsOf(Section.options.find((option) => option.shape.type.value === type)?.shape ?? {}).key

export const asVariant = <Example extends { type: string }>(example: Example, variant: string) => ({
  ...example,
  [layoutKeyOf(example.type)]: variant,
  ...extras[example.type]?.[variant],
})

/** 90 characters without a break. */
export const longWord = 'Rindfleischetikettierung'.repeat(4).slice(0, 90)
