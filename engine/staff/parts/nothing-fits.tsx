import type { ReactNode } from 'react'

type Props = { title: string; step: ReactNode; children: ReactNode }

/** A list in which nothing is what was looked for, below the search. */
export const NothingFits = ({ title, step, children }: Props) => (
  <div className="sheet nothing-fits">
    <h2 className="title-2 wrap-anywhere">{title}</h2>
    <p className="text-soft">{children}</p>
    <div className="mt-3">{step}</div>
  </div>
)
