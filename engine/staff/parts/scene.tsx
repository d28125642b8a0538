import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Porch } from './porch.tsx'

type Props = {
  /** None where the screen's says it. */
  title?: string
  /** All is well; dark: there is no answer. */
  isLit?: boolean
  /** Something else is on the screen, too. */
  isPart?: boolean
  /** A link or a button that leads on. */
  step?: ReactNode
  children?: ReactNode
}

/** Where there is nothing to show: what that means, and one step on. The whole of a screen, unless it is a part. */
export const Scene = ({ title, isLit = true, isPart = false, step, children }: Props) => (
  <div className={clsx('scene night', !isPart && 'scene-whole')}>
    <div className="scene-said">
      {title !== undefined && <h2 className="scene-title">{title}</h2>}
      {children}
      {step && <div className="scene-step">{step}</div>}
    </div>
    <Porch isLit={isLit} />
  </div>
)
