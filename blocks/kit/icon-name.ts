import { z } from 'zod'

export const iconNames = [
  'alert',
  'arrow',
  'calendar',
  'check',
  'clock',
  'close',
  'lock',
  'mail',
  'video',
] as const

export const IconName = z.enum(iconNames).describe('A line icon.')
export type IconName = z.infer<typeof IconName>

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
