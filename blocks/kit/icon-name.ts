import { z } from 'zod'
import { iconPaths } from './icon-paths.ts'
import { topicIconPaths } from './topic-icon-paths.ts'

export type IconName = keyof typeof iconPaths
export type TopicIconName = keyof typeof topicIconPaths

// Object.keys of an object literal has exactly these keys.
const iconNames = Object.keys(iconPaths) as IconName[]
const topicIconNames = Object.keys(topicIconPaths) as TopicIconName[]

export const IconName = z.enum(iconNames).describe('A line icon.')
export const TopicIconName = z.enum(topicIconNames).describe('A line icon, pictures of topics included.')
