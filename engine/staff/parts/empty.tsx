import type { ReactNode } from 'react'
import { Scene } from './scene.tsx'

/** `step`: a link or a button that leads on. `isPart`: there is more on the screen. `isLit`: all is well. `isGone`: the address leads to nothing. */
type Props = {
  title?: string
  step?: ReactNode
  isPart?: boolean
  isLit?: boolean
  isGone?: boolean
  children?: ReactNode
}

/** Says that there is nothing yet, and what makes it come. */
export const Empty = ({ children, ...scene }: Props) => (
  <Scene {...scene}>{children && <p>{children}</p>}</Scene>
)
