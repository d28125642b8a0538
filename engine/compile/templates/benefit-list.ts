import { z } from 'zod'
import { Inland, Text, Title, TopicIconName } from '../../campaign/schema/words.ts'

export const Benefit = z.strictObject({
  icon: TopicIconName.optional().describe(
    'Line icon. With icons the benefits stand in columns, else in a numbered list.',
  ),
  title: Title.describe('What the reader gets.'),
  description: Text.optional().describe('One or two sentences about it.'),
  mark: Text.max(8)
    .optional()
    .describe('A time or a number before it: "4:00". With marks they are an agenda.'),
  inland: Inland.optional(),
  note: Text.max(40).optional().describe('A figure at the edge of its line: "25 min to downtown".'),
})
export type Benefit = z.infer<typeof Benefit>

export const benefitVariant = (benefits: readonly Pick<Benefit, 'icon' | 'mark'>[]) => {
  if (benefits.some(({ mark }) => mark)) return 'agenda'
  return benefits.some(({ icon }) => icon) ? 'trio' : 'index'
}

export const benefitItems = (benefits: readonly Benefit[]) =>
  benefits.map(({ icon, title, description: text, mark, inland, note }) => ({
    title,
    ...(icon && { icon }),
    ...(mark !== undefined && { mark }),
    ...(inland !== undefined && { inland }),
    ...(note !== undefined && { note }),
    ...(text !== undefined && { text }),
  }))
