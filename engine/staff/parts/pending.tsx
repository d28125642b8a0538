import { clsx } from 'clsx'

type Part = {
  of: 'rows' | 'people' | 'lines' | 'charts' | 'tally'
  bones?: number
  isTitled?: boolean
}

/** The parts of a screen, in order, and around them the class of its grid. */
const shapes = {
  rows: { parts: [{ of: 'rows' }] },
  people: { parts: [{ of: 'people' }] },
  campaign: {
    parts: [
      { of: 'charts', bones: 1 },
      { of: 'charts', bones: 1 },
      { of: 'tally', bones: 5, isTitled: true },
      { of: 'tally', bones: 5, isTitled: true },
    ],
    grid: 'bones-pairs',
  },
  today: {
    parts: [
      { of: 'lines', isTitled: true },
      { of: 'rows', bones: 2, isTitled: true },
      { of: 'people', isTitled: true },
    ],
    grid: 'today',
  },
  person: {
    parts: [
      { of: 'rows', bones: 3, isTitled: true },
      { of: 'rows', isTitled: true },
    ],
    grid: 'person',
  },
} as const satisfies Record<string, { parts: Part[]; grid?: string }>

type Props = { rows?: number; like?: keyof typeof shapes }

/** Stands where an answer will be, in the shape of it. */
export const Pending = ({ rows = 6, like = 'rows' }: Props) => {
  const shape: { parts: readonly Part[]; grid?: string } = shapes[like]
  return (
    <output className={shape.grid ?? 'grid gap-6'}>
      {shape.parts.map(({ of, bones = rows, isTitled = false }, at) => (
        // Two parts may be alike.
        <span key={`${of} ${at}`} className={clsx('block min-w-0', `part-${of}`)}>
          {at === 0 && <span className="sr-only">Loading</span>}
          {isTitled && <span aria-hidden className="bone-title" />}
          <span className={clsx('sheet bones', `bones-${of}`)}>
            {Array.from({ length: bones }, (_, bone) => (
              <span key={bone} aria-hidden className="bone" />
            ))}
          </span>
        </span>
      ))}
    </output>
  )
}
