import type { ReactNode } from 'react'
import type { ArtName } from './art-name.ts'
import { citrus } from './citrus.tsx'

/** Draws in a box of 600 by 600, in the theme's colours, whole units only; the same seed gives the same picture. */
export type ArtGenerator = (seed: string) => ReactNode

const generators: Record<ArtName, ArtGenerator> = { citrus }

const pictureId = 'art'

/** Stands once on a page, before every `Art` of it: they only point here. */
export const ArtSource = ({ name, seed }: { name: ArtName; seed: string }) => (
  <svg className="hidden" aria-hidden="true">
    <symbol id={pictureId} viewBox="0 0 600 600">
      {generators[name](seed)}
    </symbol>
  </svg>
)

/** The page's drawing; its size and place come from the class. */
export const Art = ({ className }: { className: string }) => (
  <svg className={className} viewBox="0 0 600 600" aria-hidden="true">
    <use href={`#${pictureId}`} />
  </svg>
)
