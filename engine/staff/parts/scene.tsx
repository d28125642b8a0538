import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { placeOf } from './place.ts'
import { Porch } from './porch.tsx'
import { Yard } from './yard.tsx'

type Props = {
  /** None where the screen's says it. */
  title?: string
  /** Dark only while there is no answer. */
  isLit?: boolean
  /** Something else is on the screen, too. */
  isPart?: boolean
  /** A link or a button that leads on. */
  step?: ReactNode
  children?: ReactNode
}

/** Where there is nothing to show: what that means, and one step on. The whole of a screen, unless it is a part. */
export const Scene = ({ title, isLit = true, isPart = false, step, children }: Props) => {
  const place = placeOf(useLocation().pathname)
  return (
    <div className={clsx('scene night', !isPart && 'scene-whole')}>
      <div className="scene-said">
        {title !== undefined && <h2 className="scene-title">{title}</h2>}
        {children}
        {step && <div className="scene-step">{step}</div>}
      </div>
      <Porch isLit={isLit} place={place} />
      <Yard isLit={isLit} place={place} />
    </div>
  )
}
