import type { ReactNode } from 'react'

/** One number that counts, with its name. */
export const Figure = ({ name, value, note }: { name: string; value: ReactNode; note?: string }) => (
  <div className="figure">
    <dt className="text-sm text-soft">{name}</dt>
    <dd className="text-3xl font-semibold tracking-tight tabular-nums">{value}</dd>
    {note !== undefined && <dd className="text-sm text-soft">{note}</dd>}
  </div>
)

export const Figures = ({ children }: { children: ReactNode }) => <dl className="figures">{children}</dl>
