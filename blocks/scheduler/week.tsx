import type { ArtName } from '../art/art-name.ts'
import { seededRandom } from '../art/drawings/random.ts'
import { markId } from '../art/mark.tsx'
import { weekLook } from './week-looks.ts'
import type { Box, WeekLook } from './week-looks.ts'

const days = 5
const slots = 8
const day = { width: 108, step: 123 }
const slot = { height: 34, step: 44, top: 36 }
const mark = 92

/** Five days of a busy calendar, drawn as the coach's drawing is, and one hour that is free. */
export const Week = ({ seed, art, className }: { seed: string; art: ArtName; className: string }) => {
  const random = seededRandom(`${seed} week`)
  const look = weekLook(art)
  const free = { day: 1 + Math.floor(random() * 3), slot: 2 + Math.floor(random() * 3) }
  const taken = takenBlocks(random, free, look)
  const paint = 'var(--taken,var(--rule))'
  const x = free.day * day.step + day.width / 2
  const y = slot.top + free.slot * slot.step + slot.height / 2
  return (
    <svg className={`week ${className}`} viewBox="0 0 600 386" aria-hidden="true">
      <path d={headsPath} fill="none" stroke="var(--mut)" strokeWidth="4" />
      <path
        d={taken.map((block) => look.block(boxOf(block))).join('')}
        fill={look.isOpen ? 'none' : paint}
        stroke={look.isOpen ? paint : undefined}
        strokeWidth={look.isOpen && 3}
      />
      <Lines lines={look.lines} x={x} y={y} />
      <use href={`#${markId}`} x={x - mark / 2} y={y - mark / 2} width={mark} height={mark} />
      <circle
        cx={x + 40}
        cy={y + 34}
        r="19"
        fill="var(--cta,var(--brand))"
        stroke="var(--bg)"
        strokeWidth="5"
      />
      <path
        d={`M${x + 31} ${y + 34}l7 7 12-13`}
        fill="none"
        stroke="var(--on-cta,var(--on-brand))"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

const floor = slot.top + slots * slot.step - slot.step + slot.height

const Lines = ({ lines, x, y }: { lines: WeekLook['lines']; x: number; y: number }) => {
  switch (lines) {
    case 'ruled':
      return <path d={`${ruledPath}M0 ${floor + 10}h600m0 5h-600`} stroke="var(--mut)" strokeOpacity=".4" />
    case 'floor':
      return <path d={`M0 ${floor + 2}h600`} stroke="var(--mut)" strokeWidth="4" />
    case 'road':
      return (
        <path
          d={`M8 ${floor}C140 ${floor - 40} ${x - 160} ${y + 60} ${x} ${y}S${x + 120} 60 592 ${slot.top}`}
          fill="none"
          stroke="var(--hi)"
          strokeWidth="5"
          strokeDasharray="1 14"
          strokeLinecap="round"
        />
      )
    case 'seam':
      return (
        <path
          d={`M0 ${y + 70}L${x / 2} ${y - 24} ${x} ${y} ${x + 130} ${y + 52} 600 ${y - 60}`}
          fill="none"
          stroke="var(--accent)"
          strokeWidth="5"
          strokeLinejoin="round"
        />
      )
    default:
      return null
  }
}

const ruledPath = Array.from({ length: slots }, (_, row) => `M0 ${slot.top + row * slot.step - 5}h600`).join(
  '',
)

const headsPath = Array.from({ length: days }, (_, index) => `M${index * day.step} 12h${day.width}`).join('')

type Block = { column: number; row: number; length: number }

const takenBlocks = (
  random: () => number,
  free: { day: number; slot: number },
  { isLong, isStacked }: WeekLook,
): Block[] => {
  if (isStacked) return stackedBlocks(random, free)
  const isOpen = (column: number, row: number) => column === free.day && Math.abs(row - free.slot) < 2
  const blocks: Block[] = []
  for (let column = 0; column < days; column++) {
    let row = Math.floor(random() * 2)
    while (row < slots) {
      const most = isLong ? 1 + Math.floor(random() * 3) : 1
      let length = 0
      while (length < most && row + length < slots && !isOpen(column, row + length)) length++
      if (length > 0) blocks.push({ column, row, length })
      row += Math.max(length, 1) + Math.floor(random() * 2)
    }
  }
  return blocks
}

const stackedBlocks = (random: () => number, free: { day: number; slot: number }): Block[] =>
  Array.from({ length: days }, (_, column) => {
    const row = column === free.day ? free.slot + 2 : Math.floor(random() * 3)
    return { column, row, length: slots - row }
  })

const boxOf = ({ column, row, length }: Block): Box => ({
  x: column * day.step,
  y: slot.top + row * slot.step,
  width: day.width,
  height: (length - 1) * slot.step + slot.height,
})
