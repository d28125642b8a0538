import { leadMagnet } from './lead-magnet.ts'
import type { Template } from './template.ts'

/** Every template that campaign files can name. */
export const templates: readonly Template[] = [leadMagnet]
