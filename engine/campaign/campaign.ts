import { z } from 'zod'
import { Section } from '../../blocks/schemas.gen.ts'
import { Text } from '../../blocks/kit/words.ts'
import { Path } from './path.ts'

export { Section }

const Id = z
  .string()
  .regex(/^[a-z][a-z0-9-]*\/[a-z0-9][a-z0-9-]*$/, { error: 'must be "<coach>/<campaign>"' })
  .describe(
    'Pinned id, "<coach>/<campaign>": rows belong to it even when the file is renamed. Default: the path of the file.',
  )

/** A step's entry before its own schema has judged it: each step brings the rest of its keys. */
export const StepEntry = z.looseObject({ step: z.string() })
export type StepEntry = z.infer<typeof StepEntry>

/** One landing page and what happens after its button. `pipeline` entries are judged by each step's own schema. */
export const Campaign = z
  .strictObject({
    coach: z.string().describe('Slug of the owner: the folder that the file lies in.'),
    id: Id.optional(),
    name: Text.describe('Name for staff, and of its row in email_campaigns.'),
    path: Path.describe('Main path of the page.'),
    aliases: z.array(Path).default([]).describe('Further paths that show the same page.'),
    redirects: z.array(Path).default([]).describe('Paths that lead to the main path by one redirect.'),
    live: z.boolean().default(true).describe('false: the page and its form answer 404.'),
    mails: z
      .boolean()
      .default(true)
      .describe('false: no mail of this campaign is sent; leads are still stored.'),
    seo: z
      .strictObject({
        title: Text.describe('Title of the tab and of search results.'),
        description: Text.describe('Two lines for search results.'),
        image: z.string().optional().describe('Share picture, a file in assets.'),
      })
      .describe('What search engines and shared links show: title and description.'),
    sections: z.array(Section).min(1).describe('What stands on the page, from top to bottom.'),
    pipeline: z
      .array(StepEntry)
      .default([])
      .describe('What happens after the button, in order. Never sent to a browser.'),
  })
  .describe('A campaign: one landing page and what happens after its button.')
export type Campaign = z.infer<typeof Campaign>
