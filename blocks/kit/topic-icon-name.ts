import { z } from 'zod'
import { iconNames } from './icon-name.ts'

export const TopicIconName = z
  .enum([...iconNames, 'apple', 'moon', 'utensils'])
  .describe('A line icon, pictures of topics included.')
export type TopicIconName = z.infer<typeof TopicIconName>
