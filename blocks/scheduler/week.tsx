import { seededRandom } from '../kit/art/random.ts'

const days = 5
const slots = 8
const day = { width: 108, step: 123 }
const slot = { height: 34, step: 44, top: 34 }

/** A working week, drawn: what is taken stays quiet, and one slot is free. The same seed gives the same week. */
export const Week = ({ seed, className }: { seed: string; className: string }) => {
  const random = seededRandom(`${seed} week`)
  const free = { day: 1 + Math.floor(random() * 3), slot: 2 + Math.floor(random() * 4) }
  const x = free.day * day.step
  const y = slot.top + free.slot * slot.step
  return (
    <svg className={className} viewBox="0 0 600 376" aria-hidden="true">
      <path d={headsPath} stroke="var(--mut)" strokeWidth="4" strokeLinecap="round" />
      <path
        d={takenPath(random, free)}
        fill="var(--taken,var(--rule))"
        stroke="var(--taken,var(--rule))"
        strokeWidth="10"
        strokeLinejoin="round"
      />
      <rect x={x} y={y} width={day.width} height={slot.height} rx="5" fill="var(--cta,var(--brand))" />
      <path
        d={`M${x + 43} ${y + 17}l8 8 15-16`}
        fill="none"
        stroke="var(--on-cta,var(--on-brand))"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

const headsPath = Array.from({ length: days }, (_, index) => `M${index * day.step + 2} 6h32`).join('')

/** Blocks of one to three slots with gaps between, never over the free slot; half of each day at least is taken. */
const takenPath = (random: () => number, free: { day: number; slot: number }) => {
  let path = ''
  for (let column = 0; column < days; column++) {
    let row = Math.floor(random() * 2)
    while (row < slots) {
      const ceiling = column === free.day && row <= free.slot ? free.slot : slots
      const length = Math.min(1 + Math.floor(random() * 3), ceiling - row)
      if (length > 0) path += block(column, row, length)
      row += Math.max(length, 1) + Math.floor(random() * 2)
      if (column === free.day && row === free.slot) row++
    }
  }
  return path
}

const block = (column: number, row: number, length: number) => {
  const inset = 5
  const width = day.width - 2 * inset
  const height = (length - 1) * slot.step + slot.height - 2 * inset
  return `M${column * day.step + inset} ${slot.top + row * slot.step + inset}h${width}v${height}h-${width}z`
}
