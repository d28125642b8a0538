import { MarkShape } from './art-mark.tsx'
import type { ArtName } from './art-name.ts'
import { bars } from './bars.tsx'
import { bubbles } from './bubbles.tsx'
import { citrus } from './citrus.tsx'
import { coast } from './coast.tsx'
import { coverId, linesId } from './drawing.ts'
import type { Drawing } from './drawing.ts'
import { markId } from './mark.tsx'
import { route } from './route.tsx'

/** Every large picture by the name that a theme uses. */
export const drawings: Record<ArtName, Drawing> = { citrus, coast, route, bubbles, bars }

const pictureId = 'art'

/** On a cover a compact picture keeps clear of the title above it. */
const belowTitle = '0 -300 600 840'

type Source = { name: ArtName; seed: string; count?: number | undefined }

/** Stands once on a page, before every `Art` and `Mark` of it: they only point here. */
export const ArtSource = ({ name, seed, count }: Source) => {
  const { box, hold, draw } = drawings[name]
  return (
    <svg className="hidden" aria-hidden="true">
      <symbol
        id={pictureId}
        viewBox={`0 0 ${box.join(' ')}`}
        preserveAspectRatio={hold === 'fill' ? 'xMidYMid slice' : undefined}
      >
        {draw(seed, count)}
      </symbol>
      <symbol
        id={coverId}
        viewBox={hold === 'float' ? belowTitle : `0 0 ${box.join(' ')}`}
        preserveAspectRatio={hold === 'stand' ? 'xMidYMax' : 'xMidYMid slice'}
      >
        <use href={`#${linesId}`} />
      </symbol>
      <symbol id={markId} viewBox="0 0 600 600">
        <MarkShape name={name} />
      </symbol>
    </svg>
  )
}

/**
 * The page's drawing; its size and place come from the class. With `name` it has the picture's own box, and one that
 * fills or stands takes all the place that the class gives it; without, it echoes the picture in a square.
 */
export const Art = ({ className, name }: { className: string; name?: ArtName }) => {
  const { box, hold } = name ? drawings[name] : square
  return (
    <svg
      className={className}
      viewBox={`0 0 ${box.join(' ')}`}
      preserveAspectRatio={fit[hold]}
      aria-hidden="true"
    >
      <use href={`#${pictureId}`} />
    </svg>
  )
}

/** A chart may be as wide as its place; its strokes stay as they are. */
const fit: Partial<Record<Drawing['hold'], string>> = { fill: 'xMidYMid slice', stand: 'none' }

const square: Pick<Drawing, 'box' | 'hold'> = { box: [600, 600], hold: 'float' }
