import type { ArtName } from './art-name.ts'
import { barsMark } from './marks/bars-mark.tsx'
import { bubblesMark } from './marks/bubbles-mark.tsx'
import { citrusMark } from './marks/citrus-mark.tsx'
import { coastMark } from './marks/coast-mark.tsx'
import { contoursMark } from './marks/contours-mark.tsx'
import { dotsMark } from './marks/dots-mark.tsx'
import { guillocheMark } from './marks/guilloche-mark.tsx'
import { kintsugiMark } from './marks/kintsugi-mark.tsx'
import { ledgerMark } from './marks/ledger-mark.tsx'
import type { MarkGenerator } from './marks/mark-generator.ts'
import { matchesMark } from './marks/matches-mark.tsx'
import { meshMark } from './marks/mesh-mark.tsx'
import { raysMark } from './marks/rays-mark.tsx'
import { routeMark } from './marks/route-mark.tsx'
import { seatsMark } from './marks/seats-mark.tsx'
import { wavesMark } from './marks/waves-mark.tsx'

const generators: Record<ArtName, MarkGenerator> = {
  bars: barsMark,
  bubbles: bubblesMark,
  citrus: citrusMark,
  coast: coastMark,
  contours: contoursMark,
  dots: dotsMark,
  guilloche: guillocheMark,
  kintsugi: kintsugiMark,
  ledger: ledgerMark,
  matches: matchesMark,
  mesh: meshMark,
  rays: raysMark,
  route: routeMark,
  seats: seatsMark,
  waves: wavesMark,
}

/** The whole sign, without a box of its own. */
export const MarkShape = ({ name }: { name: ArtName }) => generators[name](1)

/** The drawing as a small sign. */
export const ArtMark = ({ name, share, className }: { name: ArtName; share: number; className: string }) => (
  <svg className={className} viewBox="0 0 600 600" aria-hidden="true">
    {generators[name](share)}
  </svg>
)

/** The sign as the icon of a browser tab: an SVG element of its own, still painted with the theme's properties. */
export const ArtIcon = ({ name }: { name: ArtName }) => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600">
    {generators[name](1)}
  </svg>
)
