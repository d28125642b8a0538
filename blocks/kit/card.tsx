import type { ReactNode } from 'react'

export const Card = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <div className={`card ${className}`}>{children}</div>
)
