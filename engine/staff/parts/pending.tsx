import { clsx } from 'clsx'
import { shapes, type Part, type ShapeName } from './pending-shapes.ts'

type Props = { rows?: number; like?: ShapeName }

/** Has the place of an answer, in the shape of it. */
export const Pending = ({ rows = 6, like = 'rows' }: Props) => {
  const shape: { parts: readonly Part[]; grid?: string } = shapes[like]
  return (
    <output className={shape.grid ?? 'grid gap-6'}>
      {shape.parts.map(({ of, bars, bones = rows, isTitled = false, isBare = false }, at) => (
        // Two parts may be alike.
        <span key={`${of} ${at}`} className={clsx('block min-w-0', `part-${of}`)}>
          {at === 0 && <span className="sr-only">Loading</span>}
          {isTitled && <span aria-hidden className="bone-title" />}
          <span className={clsx('bones', !isBare && 'sheet', `bones-${of}`)}>
            {Array.from({ length: bones }, (_, bone) => (
              <span key={bone} aria-hidden className="bone">
                {Array.from({ length: bars }, (__, bar) => (
                  <i key={bar} />
                ))}
              </span>
            ))}
          </span>
        </span>
      ))}
    </output>
  )
}
