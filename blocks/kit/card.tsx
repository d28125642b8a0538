import type { ReactNode } from 'react'

/** The one raised thing of a page. */
export const Card = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <div className={`card ${className}`}>{children}</div>
)
