import * as z from 'zod/mini'

/** Where the page before ended; absent: the first page. */
export const Cursor = z.exactOptional(z.string().check(z.maxLength(254)))

/** `next`: cursor of the page after. */
export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), next: z.nullable(z.string()) })
