import type { ReactNode } from 'react'

/** One number that counts, with its name. */
export const Figure = ({ name, value, note }: { name: string; value: ReactNode; note?: ReactNode }) => (
  <div className="figure">
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
