import { z } from 'zod'

/** Keys of campaign files that a developer writes: no message offers them to whoever looks for a key. */
export const notOffered = z.registry()
