import { z } from 'zod'

/** Keys of campaign files that developers write; no message suggests them. */
export const notOffered = z.registry()
