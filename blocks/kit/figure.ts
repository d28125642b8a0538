import { z } from 'zod'
import { Text } from './words.ts'

export const Figure = z.strictObject({
  value: Text.max(24).describe('The figure with its unit: "500+", "35-50%".'),
  label: Text.describe('What it counts, and where.'),
})
export type Figure = z.infer<typeof Figure>
