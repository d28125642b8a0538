import { z } from 'zod'
import { langs } from '../../words/lang.ts'

export const Language = z.enum(langs, {
  error: ({ input }) =>
    `must be a language that every word exists in (${langs.join(', ')}), not "${String(input)}"`,
})
