import type { ReactNode } from 'react'

/** What only a technician asks for, folded. */
export const Technical = ({ children }: { children: ReactNode }) => (
  <details className="technical">
    <summary className="unfold">Technical details</summary>
    {children}
  </details>
)
