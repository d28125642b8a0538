import type { ReactNode } from 'react'

/** Draws the mark in a box of 600 by 600, `share` (0 to 1) of it complete: list marks, wordmark, tick. */
export type MarkGenerator = (share: number) => ReactNode
