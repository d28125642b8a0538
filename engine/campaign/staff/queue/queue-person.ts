import * as z from 'zod/mini'

/** Whom a row of the queue is about; null: nobody in particular, such as a digest to the coach. */
export const QueuePerson = z.nullable(
  z.object({ id: z.string(), name: z.nullable(z.string()), email: z.string() }),
)
export type QueuePerson = z.infer<typeof QueuePerson>
