import { z } from 'zod'
import { Language } from './lang.ts'
import { Section } from '../../../blocks/schemas.gen.ts'
import { Text } from '../../../blocks/kit/words.ts'
import { Deliverable } from './deliverable.ts'
import { Path } from './path.ts'
import { CampaignTheme } from '../theme/theme.ts'

export { Section }

const Id = z
  .string()
  .regex(/^[a-z][a-z0-9-]*\/[a-z0-9][a-z0-9-]*$/, { error: 'must be "<coach>/<campaign>"' })
  .describe(
    'Pinned id, "<coach>/<campaign>": rows belong to it even when the file is renamed. Default: the path of the file.',
  )

export const StepEntry = z.looseObject({ step: z.string().describe('Which step it is.') })
export type StepEntry = z.infer<typeof StepEntry>

export const Campaign = z
  .strictObject({
    coach: z.string().describe('Slug of the owner: the folder that the file lies in.'),
    id: Id.optional(),
    name: Text.describe('What staff call it, in lists, leads and exports.'),
    path: Path.describe('Main path of the page.'),
    aliases: z.array(Path).default([]).describe('Further paths that show the same page.'),
    redirects: z.array(Path).default([]).describe('Paths that lead to the main path by one redirect.'),
    links: z
      .record(
        z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, {
          error: 'must be lower-case letters, digits and dashes, such as "reels"',
        }),
        z.string().regex(/^[a-z0-9][a-z0-9._-]{0,39}$/, {
          error: 'must be one word in lower case, such as "instagram"',
        }),
      )
      .optional()
      .describe(
        'Short addresses to hand out, by name: "<path>/<name>" leads to the page and notes this source, such as "instagram", for its views and leads.',
      ),
    lang: Language.optional().describe(
      "Language of this page, if it is not the coach's: what is built in, such as errors and dates, is in it. So are mails that no page in another language sends.",
    ),
    translations: z
      .array(
        z.string().regex(/^[a-z0-9][a-z0-9-]*$/, {
          error: 'must be the name of a campaign file in the same folder, without ".yaml"',
        }),
      )
      .min(1)
      .optional()
      .describe(
        'The same page in other languages: names of campaign files in the same folder, such as "schlafkarte". One file of them names the others. Each then links to all, for readers and for search engines.',
      ),
    live: z.boolean().default(true).describe('false: nobody can open the page or send its form.'),
    mails: z
      .boolean()
      .default(true)
      .describe(
        'false: no mail of this campaign is sent; leads are still stored, and what visitors read after the button says so.',
      ),
    doubleOptIn: z
      .boolean()
      .optional()
      .describe(
        "true: the first mail, with what the page promises, leaves immediately and asks to confirm the address; the sequence and the mailing list wait for that. Default: the coach's.",
      ),
    analytics: z.boolean().optional().describe("false: the coach's analytics count nothing on this page."),
    seo: z
      .strictObject({
        title: Text.describe('Title of the tab and of search results.'),
        description: Text.describe('Two lines for search results.'),
        image: z.string().optional().describe('Share picture, a file in assets.').meta({ picture: true }),
        index: z
          .boolean()
          .optional()
          .describe('false: search engines are asked to leave the page out, such as one for guests alone.'),
      })
      .describe('What search engines and shared links show: title and description.'),
    limits: z
      .strictObject({
        perVisitor: z
          .number()
          .int()
          .min(1)
          .max(10_000)
          .describe('Forms that one internet address may send in ten minutes; an office shares one.'),
      })
      .optional()
      .describe(
        'Where many people sit behind one internet address. Past the limit (30, or 10 for an event, where none is given) forms are stored and quarantined.',
      ),
    theme: CampaignTheme.optional(),
    deliverable: Deliverable.optional(),
    pageSlug: z
      .string()
      .regex(/^[A-Za-z0-9][A-Za-z0-9-]*$/, { error: 'must be letters, digits and dashes' })
      .optional()
      .describe('Slug of its row in pages. Default: the main path without its first "/".'),
    sections: z.array(Section).min(1).describe('The parts of the page, from top to bottom.'),
    pipeline: z
      .array(StepEntry)
      .default([])
      .describe('What happens after the button, in order. Never sent to a browser.'),
  })
  .describe('A campaign: one landing page and what happens after its button.')
export type Campaign = z.infer<typeof Campaign>
