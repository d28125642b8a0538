import { z } from 'zod'
import { Path } from './path.ts'

/** campaigns/site.yaml: what holds for the whole site. */
export const SiteFile = z
  .strictObject({
    name: z.string().min(1).describe("The product's name on its own small pages."),
    shortcuts: z
      .record(z.string(), Path)
      .default({})
      .describe('"/?r=<word>" leads to this path. Words are matched to the letter.'),
  })
  .describe('Settings of the whole site.')
export type SiteFile = z.infer<typeof SiteFile>
