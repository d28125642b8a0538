import { z } from 'zod'
import { iconNames } from './icon-name.ts'

export const TopicIconName = z
  .enum([
    ...iconNames,
    'apple',
    'book',
    'briefcase',
    'building',
    'chart',
    'clipboard',
    'coins',
    'compass',
    'heart',
    'home',
    'key',
    'map',
    'message',
    'moon',
    'pin',
    'plane',
    'school',
    'shield',
    'star',
    'target',
    'trend',
    'users',
    'utensils',
  ])
  .describe('A line icon, pictures of topics included.')
export type TopicIconName = z.infer<typeof TopicIconName>
