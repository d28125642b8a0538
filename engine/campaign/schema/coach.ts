import { z } from 'zod'
import { FooterLinks, Href, LogoFile, Portrait, Text } from '../../../blocks/kit/words.ts'
import { Analytics } from './analytics.ts'
import { hostName } from './host-name.ts'
import { Language } from './lang.ts'
import { ListId } from '../steps/mailing-list.ts'
import { isZone, zoneOf } from '../staff/zone.ts'
import { ThemeFile } from '../theme/theme-file.ts'

const Slug = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, { error: 'must be lower-case words joined by dashes' })

const Notices = z
  .strictObject({
    to: z
      .email()
      .optional()
      .describe('Where they go. Default: the reply-to address of `sender`, or its address.'),
    hour: z.number().int().min(0).max(23).default(8).describe('Hour of the daily digest.'),
    timezone: z
      .string()
      .refine(isZone, {
        error: ({ input }) =>
          `must be the name of a time zone, such as "${zoneOf(String(input)) ?? 'Europe/London'}"`,
      })
      .default('UTC')
      .describe('Time zone of that hour.'),
  })
  .describe('Mails to the coach about new leads: the step `notify`.')

export const Coach = z
  .strictObject({
    slug: Slug.describe('The name of the folder; it is in the addresses of pictures and guides.'),
    brand: Text.max(60, { error: 'a longer one takes several lines of the header on a phone' }).describe(
      'Name of the practice, as in the header and the footer.',
    ),
    logo: LogoFile.optional(),
    name: Text.describe("The coach's own name."),
    bio: Text.optional().describe(
      'About the coach, for pages that templates make; an empty line starts a new paragraph.',
    ),
    portrait: Portrait.optional(),
    since: z
      .number()
      .int()
      .min(1900)
      .max(2100)
      .optional()
      .describe('Year of the first publication, for "© 2016" in the footer.'),
    lang: Language.optional().describe(
      'Language of all pages and mails of the coach: what is built in, such as errors, dates and the line for unsubscribing, is in it. Default: en.',
    ),
    doubleOptIn: z
      .boolean()
      .optional()
      .describe(
        'true: of each campaign, the sequence and the mailing list wait until the reader has confirmed the address in the first mail.',
      ),
    retention: z
      .string()
      .regex(/^[1-9]\d{0,2} (months?|years?)$/, { error: 'must be a time such as "24 months" or "2 years"' })
      .optional()
      .describe(
        'How long people are kept after their last form, mail or event: then all that is stored of them with this coach is erased, such as "24 months". Default: for ever.',
      ),
    theme: ThemeFile,
    sender: z
      .strictObject({
        name: Text.describe('From name of mails.'),
        address: z.email().describe('From address of mails.'),
        replyTo: z.email().optional().describe('Where replies to mails go. Default: the address.'),
      })
      .describe('Who mails come from.'),
    postalAddress: Text.describe('In the footer of every mail, as mail law requires.'),
    notices: Notices.optional(),
    mailingList: ListId.optional().describe(
      'Id of the audience at Mailchimp that the step `mailing-list` fills.',
    ),
    hosts: z
      .array(hostName('host name', 'example.com'))
      .default([])
      .describe("The coach's own hosts; www. is understood. The first is canonical."),
    home: z.string().startsWith('/').optional().describe('Path that "/" of these hosts leads to.'),
    scheduler: Href.optional().describe('Where calls are booked.'),
    analytics: Analytics.optional(),
    links: z
      .strictObject({
        privacy: Href.optional(),
        terms: Href.optional(),
        contact: Href.optional(),
        more: FooterLinks.optional().describe(
          'Further links, such as those to your other pages; a page leaves out its own.',
        ),
      })
      .default({})
      .describe('Links of the footer.'),
  })
  .describe('A coach: the owner of campaigns.')
export type Coach = z.infer<typeof Coach>
