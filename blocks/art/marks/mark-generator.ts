import type { ReactNode } from 'react'

/** Draws in a box of 600 by 600; `share` (0 to 1) says how complete the mark is. */
export type MarkGenerator = (share: number) => ReactNode
