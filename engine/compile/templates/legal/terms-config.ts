import { z } from 'zod'
import { Eyebrow, Headline, Text, Title } from '../../../campaign/schema/words.ts'
import { More } from './more.ts'

const Offer = z.strictObject({
  name: Title.describe('What it is called: "The masterclass".'),
  text: Text.describe('What is in it, in a sentence or two.'),
  price: Text.describe('What it costs, with tax and currency: "Free", "£240, VAT included".'),
  places: z
    .number()
    .int()
    .min(1)
    .optional()
    .describe('For how many people there is room. The same as `capacity` of the event.'),
  cancelling: Text.optional().describe('How people get out of it, and what they get back.'),
  page: z
    .string()
    .regex(/^\/(?![/\\])[^\s\\]*$/, { error: 'must be a path that starts with one "/"' })
    .optional()
    .describe('Path of the page that offers it.'),
})

export const TermsConfig = z
  .strictObject({
    badge: Eyebrow.default('Terms').describe('What this is, in a few words, above the title.'),
    title: Headline.default('What we *agree on*').describe('The title, at most nine words.'),
    subtitle: Text.optional().describe('A sentence below the title; search results show it too.'),
    updated: Text.describe('The day from which this holds: "1 December 2026".'),
    offers: z.array(Offer).min(1).max(8).describe('What you offer, each with its price.'),
    partner: Text.optional().describe(
      'Whom the reader deals with, with an address. Default: name and postal address of coach.yaml.',
    ),
    contact: z.email().optional().describe('Where questions go. Default: where replies to emails go.'),
    more: More,
  })
  .describe(
    'Settings of the template "terms": a page that says what is offered, and how people get out of it.',
  )
export type TermsConfig = z.infer<typeof TermsConfig>
