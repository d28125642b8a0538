import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type Props = { name: ReactNode; value: ReactNode; note?: ReactNode; isNone?: boolean; isLit?: boolean }

/** One number that counts, with its name; grey where it is nothing. `isLit`: somebody has to act. */
export const Figure = ({
  name,
  value,
  note,
  isNone = value === 0 || value === '0',
  isLit = false,
}: Props) => (
  <div className={clsx('figure', isNone && 'figure-none', isLit && 'figure-lit')}>
    <dt className="figure-name">{name}</dt>
    <dd className="figure-value">{value}</dd>
    {note !== undefined && <dd className="figure-note">{note}</dd>}
  </div>
)

/** Has the place of a value that is being read. */
export const Wait = ({ as = '00' }: { as?: string }) => (
  <span aria-hidden className="wait">
    {as}
  </span>
)

/** In the head of a screen; the first is the one that counts. */
export const HeadFigures = ({ children }: { children: ReactNode }) => (
  <dl className="head-figures">{children}</dl>
)
