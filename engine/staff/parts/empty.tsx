import type { ReactNode } from 'react'
import { Scene } from './scene.tsx'

/** `step`: a link or a button that leads on. `isPart`: there is more on the screen. `isLit`: all is well. */
type Props = { title: string; step?: ReactNode; isPart?: boolean; isLit?: boolean; children?: ReactNode }

/** Says that there is nothing yet, and what makes it come. */
export const Empty = ({ title, step, isPart = false, isLit = true, children }: Props) => (
  <Scene title={title} step={step} isPart={isPart} isLit={isLit}>
    {children && <p>{children}</p>}
  </Scene>
)
