import { z } from 'zod'

export const notOffered = z.registry()
