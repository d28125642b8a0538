import { z } from 'zod'
import { IconName } from './icon-name.ts'
import { Text } from './words.ts'

export const Fact = z
  .strictObject({ icon: IconName, text: Text.describe('A few words, such as "90 minutes, live".') })
  .describe('One short fact with an icon.')
export type Fact = z.infer<typeof Fact>
