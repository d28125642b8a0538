import { z } from 'zod'

export const effectKeys = {
  onError: z
    .enum(['error', 'partial', 'logged'])
    .default('logged')
    .describe(
      'What the visitor sees when it fails. error: the form\'s error; partial: "registered, the email may be delayed"; logged: success, and staff see it.',
    ),
  wait: z
    .number()
    .int()
    .min(0)
    .max(30)
    .default(2)
    .describe(
      'Seconds that the response waits for it at most. Retries continue afterwards. No effect with "logged".',
    ),
  late: z
    .enum(['partial', 'error'])
    .default('partial')
    .describe(
      'What the visitor reads when `wait` ends before it is done. partial: success, "may be delayed"; error: the form\'s error, with "Function call timed out after N seconds" for {message}. Retries continue either way.',
    ),
  timeout: z.number().int().min(1).max(30).default(10).describe('Seconds that one attempt may take.'),
  attempts: z
    .number()
    .int()
    .min(1)
    .max(50)
    .optional()
    .describe('Attempts after which it has failed. Default: as many as fit into five days.'),
  retry: z
    .array(z.number().int().min(1).max(1440))
    .min(1)
    .max(20)
    .default([1, 5, 30, 120, 300, 600])
    .describe('Minutes between attempts after "not now"; the last one repeats, for five days at most.'),
}

export const EffectConfig = z.object(effectKeys)
export type EffectConfig = z.infer<typeof EffectConfig>
