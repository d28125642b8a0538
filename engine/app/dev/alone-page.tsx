import type { ReactNode } from 'react'

export const AlonePage = ({ title, children }: { title: string; children: ReactNode }) => (
  <main className="wb wb-alone">
    <p className="wb-lamp">Porchlight</p>
    <h1>{title}</h1>
    {children}
  </main>
)
