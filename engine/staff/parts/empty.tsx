import type { ReactNode } from 'react'

/** `step`: a link or a button that leads on. */
type Props = { title: string; step?: ReactNode; children?: ReactNode }

/** Says that there is nothing yet, and what makes it come. */
export const Empty = ({ title, step, children }: Props) => (
  <div className="panel grid justify-items-center gap-1 py-12 text-center">
    <span aria-hidden className="lamp lamp-off mb-3" />
    <h2 className="title-2">{title}</h2>
    {children && <p className="max-w-prose text-balance text-soft">{children}</p>}
    {step && <div className="mt-4">{step}</div>}
  </div>
)
