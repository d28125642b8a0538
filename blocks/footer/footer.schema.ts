import { z } from 'zod'
import { FooterLinks, Text, Tone } from '../kit/words.ts'

export const FooterProps = z
  .strictObject({
    type: z.literal('footer'),
    variant: z.enum(['row']).default('row').describe('row: owner left, links right.'),
    tone: Tone.optional().describe('Ground. Default: deep below a deep section, else paper.'),
    note: Text.optional().describe('One line of small print, such as "No medical advice".'),
    links: FooterLinks.optional().describe(
      "Further links of this page. Those of the coach's file come by themselves.",
    ),
  })
  .describe('The end of the page: owner, address, small print.')
export type FooterProps = z.infer<typeof FooterProps>
