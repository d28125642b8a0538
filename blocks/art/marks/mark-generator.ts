import type { ReactNode } from 'react'

export type MarkGenerator = (share: number) => ReactNode
