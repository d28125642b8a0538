import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { OnPorch } from './on-porch.tsx'
import { placeOf } from './place.ts'
import { Porch } from './porch.tsx'

type Props = {
  /** None where the screen's says it. */
  title?: string
  /** Dark only while there is no answer. */
  isLit?: boolean
  /** Something else is on the screen, too: a sheet with a picture of the house. */
  isPart?: boolean
  /** The address leads to nothing. */
  isGone?: boolean
  /** A link or a button that leads on. */
  step?: ReactNode
  children?: ReactNode
}

/** Where there is nothing to show: what that means, and one step on. The whole of a screen, unless it is a part. */
export const Scene = ({ title, isLit = true, isPart = false, isGone = false, step, children }: Props) => {
  const place = placeOf(useLocation())
  const isOn = isLit && !isGone
  return (
    <div className={clsx('scene', 'night', isPart ? 'sheet' : 'scene-whole')}>
      <div className="scene-said">
        {title !== undefined && <h2 className="scene-title">{title}</h2>}
        {children}
        {step && <div className="scene-step">{step}</div>}
      </div>
      <div className="scene-art">
        <Porch isLit={isOn} isOpen={isOn && place === 'leads'}>
          <OnPorch place={place} isLit={isOn} isGone={isGone} />
        </Porch>
      </div>
    </div>
  )
}
