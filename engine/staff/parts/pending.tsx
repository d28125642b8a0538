import { clsx } from 'clsx'

/** The parts of a screen, in order. */
const shapes = {
  rows: ['rows'],
  people: ['people'],
  figures: ['figures', 'rows'],
  campaign: ['figures', 'charts', 'rows'],
  today: ['rows', 'charts', 'rows', 'few'],
  person: ['few', 'few', 'rows'],
} as const

type Shape = keyof typeof shapes
type Part = (typeof shapes)[Shape][number]

/** Bones of a part, where a list does not say. */
const counts: Partial<Record<Part, number>> = { figures: 4, charts: 2, few: 2 }

/** Stands where an answer will be, in the shape of it. */
export const Pending = ({ rows = 6, like = 'rows' }: { rows?: number; like?: Shape }) => (
  <output className={clsx(like === 'today' || like === 'person' ? like : 'grid gap-6')}>
    {shapes[like].map((part, at) => (
      // Two parts may be alike.
      <span key={`${part} ${at}`} className={clsx('sheet bones', `bones-${part}`)}>
        {at === 0 && <span className="sr-only">Loading</span>}
        {Array.from(
          { length: like === 'today' && part === 'charts' ? 1 : (counts[part] ?? rows) },
          (_, bone) => (
            <span key={bone} aria-hidden className="bone" />
          ),
        )}
      </span>
    ))}
  </output>
)
