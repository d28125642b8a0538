import type { ArtName } from '../art/art-name.ts'

export type Box = { x: number; y: number; width: number; height: number }

/** How the hours of a week are drawn: `block` an hour that is taken, or several in a row where `isLong`. */
export type WeekLook = {
  block: (box: Box) => string
  isLong?: true
  /** Outlined, not filled. */
  isOpen?: true
  /** Taken hours lie on the floor of their day. */
  isStacked?: true
  lines?: 'ruled' | 'road' | 'seam' | 'floor'
}

const corners =
  (topLeft: number, topRight: number, bottomRight: number, bottomLeft: number) =>
  ({ x, y, width, height }: Box): string =>
    `M${x + topLeft} ${y}h${width - topLeft - topRight}${arc(topRight, 1, 1)}v${height - topRight - bottomRight}${arc(bottomRight, -1, 1)}h${bottomLeft + bottomRight - width}${arc(bottomLeft, -1, -1)}v${topLeft + bottomLeft - height}${arc(topLeft, 1, -1)}z`

const arc = (radius: number, x: number, y: number) =>
  radius > 0 ? `a${radius} ${radius} 0 0 1 ${radius * x} ${radius * y}` : ''

const wave = ({ x, y, width, height }: Box) =>
  `M${x} ${y + 7}q${width / 4}-14 ${width / 2} 0t${width / 2} 0v${height - 7}h-${width}z`

/** Several in a row, from the left to the right edge of the hour. */
const row =
  (count: number, one: (place: { x: number; y: number; height: number }) => string) =>
  ({ x, y, width, height }: Box): string =>
    Array.from({ length: count }, (_, index) =>
      one({ x: x + Math.round((index * (width - 34)) / (count - 1)), y, height }),
    ).join('')

const discs = row(3, ({ x, y }) => `M${x} ${y + 17}a17 17 0 0 1 34 0a17 17 0 0 1-34 0z`)

const sticks = row(
  4,
  ({ x, y, height }) => `M${x + 13} ${y + height}v-${height - 8}a8 8 0 1 1 8 0v${height - 8}z`,
)

const slab: WeekLook = { block: corners(5, 5, 5, 5), isLong: true }

const looks: Partial<Record<ArtName, WeekLook>> = {
  citrus: { block: discs },
  coast: { block: wave, isLong: true },
  route: { block: corners(3, 3, 3, 3), isOpen: true, lines: 'road' },
  bubbles: { block: corners(17, 17, 17, 2) },
  bars: { block: corners(0, 0, 0, 0), isLong: true, isStacked: true, lines: 'floor' },
  leaks: { block: corners(0, 0, 0, 0), isLong: true, isStacked: true, lines: 'floor' },
  kintsugi: { block: corners(3, 3, 17, 17), isLong: true, lines: 'seam' },
  shards: { block: corners(3, 3, 17, 17), isLong: true, lines: 'seam' },
  ledger: { block: corners(0, 0, 0, 0), lines: 'ruled' },
  guilloche: { block: discs, isOpen: true },
  rays: { block: corners(17, 17, 0, 0) },
  seats: { block: corners(14, 14, 5, 5), lines: 'floor' },
  matches: { block: sticks },
}

export const weekLook = (art: ArtName): WeekLook => looks[art] ?? slab
