import type { ArtName } from './art-name.ts'
import type { MarkGenerator } from './marks/mark-generator.ts'
import * as ornamentMarks from './marks/ornament-marks.tsx'
import * as patternMarks from './marks/pattern-marks.tsx'

const generators: Record<ArtName, MarkGenerator> = { ...ornamentMarks, ...patternMarks }

export const MarkShape = ({ name }: { name: ArtName }) => generators[name](1)

export const ArtMark = ({ name, share, className }: { name: ArtName; share: number; className: string }) => (
  <svg className={className} viewBox="0 0 600 600" aria-hidden="true">
    {generators[name](share)}
  </svg>
)

export const ArtIcon = ({ name }: { name: ArtName }) => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600">
    {generators[name](1)}
  </svg>
)
