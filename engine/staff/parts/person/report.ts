import { createContext } from 'react'
import type { Done } from '../../../campaign/staff/person-commands.ts'

/** Takes what a command did to the top of the page. */
export const Report = createContext<(done: Done) => void>(() => {})
