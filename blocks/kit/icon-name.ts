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
