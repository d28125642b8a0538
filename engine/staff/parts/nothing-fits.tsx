import type { ReactNode } from 'react'
import { Scene } from './scene.tsx'

type Props = { title: string; step: ReactNode; children: ReactNode }

/** A list in which nothing is what was looked for, below the search. */
export const NothingFits = ({ title, step, children }: Props) => (
  <Scene isPart title={title} step={step}>
    <p>{children}</p>
  </Scene>
)
