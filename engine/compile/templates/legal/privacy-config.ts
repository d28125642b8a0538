import { z } from 'zod'
import { Eyebrow, Headline, Text } from '../../../campaign/schema/words.ts'
import { More } from './more.ts'

const Service = z.strictObject({
  name: Text.describe('The company, with its country: "Hetzner, Germany".'),
  purpose: Text.describe('What it gets to see and why: "runs our server".'),
})

export const PrivacyConfig = z
  .strictObject({
    badge: Eyebrow.default('Privacy').describe('What this is, in a few words, above the title.'),
    title: Headline.default('What we keep *about you*').describe('The title, at most nine words.'),
    subtitle: Text.optional().describe('A sentence below the title; search results show it too.'),
    updated: Text.describe('The day from which this holds: "1 December 2026".'),
    responsible: Text.optional().describe(
      'Who answers for the data, with an address. Default: name and postal address of coach.yaml.',
    ),
    contact: z
      .email()
      .optional()
      .describe('Where people ask for their data. Default: where replies to emails go.'),
    services: z
      .array(Service)
      .min(1)
      .max(11)
      .optional()
      .describe('Companies that see the data on your behalf, beside the mailing list and the calendar.'),
    more: More,
  })
  .describe(
    'Settings of the template "privacy": a page that says what is kept of people, and what they can do.',
  )
export type PrivacyConfig = z.infer<typeof PrivacyConfig>
