import { seededRandom } from '../art/drawings/random.ts'

const days = 5
const slots = 8
const day = { width: 108, step: 123 }
const slot = { height: 34, step: 44, top: 36 }

export const Week = ({ seed, className }: { seed: string; className: string }) => {
  const random = seededRandom(`${seed} week`)
  const free = { day: 1 + Math.floor(random() * 3), slot: 2 + Math.floor(random() * 4) }
  const taken = takenBlocks(random, free)
  const x = free.day * day.step
  const y = slot.top + free.slot * slot.step
  return (
    <svg className={`week ${className}`} viewBox="0 0 600 378" aria-hidden="true">
      <path
        d={headsPath}
        fill="none"
        stroke="var(--mut)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d={taken.map(blockPath).join('')}
        fill="var(--taken,var(--rule))"
        stroke="var(--taken,var(--rule))"
        strokeWidth="10"
        strokeLinejoin="round"
      />
      <path
        d={entriesPath(taken)}
        stroke="var(--mut)"
        strokeOpacity=".45"
        strokeWidth="4"
        strokeLinecap="round"
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

const initials = [
  'm0 18v-18l9 12 9-12v18',
  'm0 0h16m-8 0v18',
  'm0 0l6 18 6-14 6 14 6-18',
  'm0 0h16m-8 0v18',
  'm0 18v-18h13m-13 9h10',
]
const headsPath = initials.map((initial, index) => `M${index * day.step + 2} 3${initial}`).join('')

type Block = { column: number; row: number; length: number }

const takenBlocks = (random: () => number, free: { day: number; slot: number }): Block[] => {
  const blocks: Block[] = []
  for (let column = 0; column < days; column++) {
    let row = Math.floor(random() * 2)
    while (row < slots) {
      const ceiling = column === free.day && row <= free.slot ? free.slot : slots
      const length = Math.min(1 + Math.floor(random() * 3), ceiling - row)
      if (length > 0) blocks.push({ column, row, length })
      row += Math.max(length, 1) + Math.floor(random() * 2)
      if (column === free.day && row === free.slot) row++
    }
  }
  return blocks
}

const blockPath = ({ column, row, length }: Block) => {
  const inset = 5
  const width = day.width - 2 * inset
  const height = (length - 1) * slot.step + slot.height - 2 * inset
  return `M${column * day.step + inset} ${slot.top + row * slot.step + inset}h${width}v${height}h-${width}z`
}

const entriesPath = (blocks: readonly Block[]) =>
  blocks
    .filter((_, index) => index % 3 !== 1)
    .map(({ column, row, length }, index) => {
      const wide = index % 2 === 0 ? 40 : 56
      return `M${column * day.step + 14} ${slot.top + row * slot.step + 17}h${wide}${length > 1 ? `m-${wide} 14h24` : ''}`
    })
    .join('')
