import { z } from 'zod'
import { Text } from '../../../campaign/schema/words.ts'

export const More = z
  .array(Text)
  .min(1)
  .max(12)
  .optional()
  .describe('What else has to be said, a paragraph each: your lawyer knows.')
