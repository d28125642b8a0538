import type { ReactNode } from 'react'
import { Scene } from './scene.tsx'

/** `step`: a link or a button that leads on. `isPart`: there is more on the screen. */
type Props = { title: string; step?: ReactNode; isPart?: boolean; children?: ReactNode }

/** Says that there is nothing yet, and what makes it come. */
export const Empty = ({ title, step, isPart = false, children }: Props) => (
  <Scene title={title} step={step} isPart={isPart}>
    {children && <p>{children}</p>}
  </Scene>
)
