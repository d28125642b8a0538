import type { ReactNode } from 'react'

/** A card in the middle of the night, in the type of the staff app. */
export const Door = ({ site, children }: { site: string; children: ReactNode }) => (
  <div className="house tone-deep door">
    <div>
      <header className="house-name">{site}</header>
      <main className="card mt-6">{children}</main>
    </div>
  </div>
)
