import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { bones, type Bar, type Bone } from './bones.ts'
import { shapes, type Part, type ShapeName } from './pending-shapes.ts'

type Props = { rows?: number; like?: ShapeName }

/** Has the place of an answer, in the shape of it. */
export const Pending = ({ rows: asked = 6, like = 'rows' }: Props) => {
  const shape: { parts: Part[]; grid?: string } = shapes[like]
  return (
    <output className={shape.grid ?? 'grid gap-6'}>
      {shape.parts.map(({ of, rows = asked, title, isBare }, at) => (
        // Two parts may be alike.
        <span key={at} className="block min-w-0">
          {at === 0 && <span className="sr-only">Loading</span>}
          {title !== undefined && (
            <span aria-hidden className="bone-title title-2">
              {title}
            </span>
          )}
          <span aria-hidden className={clsx('bones', !isBare && 'sheet', of === 'ticks' && 'bones-ticks')}>
            <Rows of={bones[of]} count={rows} />
          </span>
        </span>
      ))}
    </output>
  )
}

const Rows = ({ of: bone, count }: { of: Bone; count: number }) => (
  <>
    {bone.head && <Row bone={bone.head} />}
    {Array.from({ length: count }, (_, row) => (
      <Row key={row} bone={row === 0 ? { ...bone, bars: [...bone.bars, ...(bone.first ?? [])] } : bone} />
    ))}
  </>
)

const Row = ({ bone: { high, desk = high, bars } }: { bone: Bone }) => (
  <span
    className={clsx('bone', high === 0 && 'max-md:hidden')}
    style={variables({ high: `${high}rem`, desk: `${desk}rem` })}
  >
    {bars.map((bar, at) => (
      // A bar is its place.
      <i
        key={at}
        className={clsx(
          bar.isField && 'bone-field',
          bar.on === 'phone' && 'md:hidden',
          bar.on === 'desk' && 'max-md:hidden',
        )}
        style={placeOf(bar)}
      />
    ))}
  </span>
)

const placeOf = ({ x, y, w, h, isRound }: Bar) => ({
  ...(typeof x === 'number' && x < 0
    ? { right: `${-x}rem` }
    : { left: inRem(x), maxWidth: `calc(100% - ${inRem(x)} - 1.1rem)` }),
  ...(isRound && { borderRadius: '50%' }),
  top: inRem(y),
  width: inRem(w),
  height: inRem(h),
})

const inRem = (size: number | string) => (typeof size === 'number' ? `${size}rem` : size)

/** React knows no names of custom properties. */
const variables = (of: Record<string, string>): CSSProperties =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [`--${name}`, value]))
