import type { ReactNode } from 'react'

type Props = { title: string; step: ReactNode; children: ReactNode }

/** A list in which nothing is what was looked for, below the search. */
export const NothingFits = ({ title, step, children }: Props) => (
  <section className="nothing-fits">
    <h2 className="title-2">{title}</h2>
    <p className="aside">{children}</p>
    {step}
  </section>
)
