import type { ReactNode } from 'react'

export const House = ({ site, children }: { site: string; children: ReactNode }) => (
  <div className="house tone-deep house-night">
    <header className="house-narrow house-head">
      <p className="house-name">{site}</p>
    </header>
    <main className="house-narrow house-main">{children}</main>
  </div>
)
