import * as z from 'zod/mini'

/** Text that is compared with what is stored. */
export const storedText = (most: number) =>
  z.string().check(
    z.maxLength(most, 'It is too long.'),
    z.refine((value) => !value.includes('\0'), 'It contains a character that cannot be stored.'),
  )
