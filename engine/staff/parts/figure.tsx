import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** One number that counts, with its name. */
export const Figure = ({ name, value, note }: { name: string; value: ReactNode; note?: ReactNode }) => (
  <div className="figure">
    <dt className="figure-name">{name}</dt>
    <dd className="figure-value">{value}</dd>
    {note !== undefined && <dd className="figure-note">{note}</dd>}
  </div>
)

/** `brief`: on a phone they leave room for what follows. */
export const Figures = ({ brief = false, children }: { brief?: boolean; children: ReactNode }) => (
  <dl className={clsx('figures', brief && 'figures-brief')}>{children}</dl>
)
