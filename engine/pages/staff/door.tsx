import type { ReactNode } from 'react'
import { Porch } from '../../staff/parts/porch.tsx'

/** A card in the middle of the night, in the type of the staff app, before the porch with its lamp on. */
export const Door = ({ site, children }: { site: string; children: ReactNode }) => (
  <div className="house tone-deep door">
    <div>
      <header className="house-name">{site}</header>
      <main className="card mt-6">{children}</main>
    </div>
    <Porch isLit />
  </div>
)
