import { MarkShape } from './art-mark.tsx'
import type { ArtName } from './art-name.ts'
import { bars } from './drawings/bars.tsx'
import { bubbles } from './drawings/bubbles.tsx'
import { citrus } from './drawings/citrus.tsx'
import { coast } from './drawings/coast.tsx'
import { contours } from './drawings/contours.tsx'
import { doors } from './drawings/doors.tsx'
import { dots } from './drawings/dots.tsx'
import { guilloche } from './drawings/guilloche.tsx'
import { jars } from './drawings/jars.tsx'
import { kintsugi } from './drawings/kintsugi.tsx'
import { leaks } from './drawings/leaks.tsx'
import { ledger } from './drawings/ledger.tsx'
import { matches } from './drawings/matches.tsx'
import { mesh } from './drawings/mesh.tsx'
import { rays } from './drawings/rays.tsx'
import { route } from './drawings/route.tsx'
import { seats } from './drawings/seats.tsx'
import { shards } from './drawings/shards.tsx'
import { waves } from './drawings/waves.tsx'
import { coverId, linesId } from './drawings/drawing.ts'
import { seededRandom } from './drawings/random.ts'
import type { ArtFacts, Drawing } from './drawings/drawing.ts'
import { markId } from './mark.tsx'
import { ownDrawingId } from './own-drawing.ts'
import type { OwnDrawing } from './own-drawing.ts'

export const drawings: Record<ArtName, Drawing> = {
  bars,
  bubbles,
  citrus,
  coast,
  contours,
  doors,
  dots,
  guilloche,
  jars,
  kintsugi,
  leaks,
  ledger,
  matches,
  mesh,
  rays,
  route,
  seats,
  shards,
  waves,
}

/** What a page shows: its own drawing, or the generator's. */
export type PageDrawing = { art: ArtName; drawing?: OwnDrawing | undefined }

export const drawingOf = ({ art, drawing }: PageDrawing): Drawing =>
  drawing
    ? {
        box: drawing.box,
        hold: drawing.fills ? 'fill' : 'contain',
        isOwn: true,
        draw: () => <g dangerouslySetInnerHTML={{ __html: drawing.shapes }} />,
      }
    : drawings[art]

const pictureId = 'art'

const belowTitle = '0 -300 600 840'

const inCorner = ([width, height]: Drawing['box']) => {
  const high = Math.round((width * 28) / 15)
  return `${-Math.round(width / 3)} ${height - high} ${Math.round((width * 4) / 3)} ${high}`
}

export const onCover = (page: PageDrawing) => {
  const { box, hold, sky = 0 } = drawingOf(page)
  const [width, height] = box
  const whole = `0 ${-sky} ${width} ${height + sky}`
  return {
    viewBox: hold === 'float' ? belowTitle : hold === 'stand' ? inCorner(box) : whole,
    preserveAspectRatio: 'xMidYMid slice',
    opacity: hold === 'fill' || hold === 'lie' ? undefined : 0.65,
  }
}

export const CoverLines = ({ box, lines }: OwnDrawing) => (
  <g
    id={linesId}
    fill="none"
    stroke="currentColor"
    strokeWidth={Math.max(...box) / 300}
    dangerouslySetInnerHTML={{ __html: lines }}
  />
)

type Source = PageDrawing & { seed: string; facts?: ArtFacts }

/** Once on a page, before every `Art` and `Mark`: they refer to it by id. */
export const ArtSource = ({ seed, facts = {}, ...page }: Source) => {
  const { box, hold, stiff, draw } = drawingOf(page)
  const { art, drawing } = page
  return (
    <svg className="hidden" aria-hidden="true">
      <symbol
        id={pictureId}
        viewBox={`0 0 ${box.join(' ')}`}
        preserveAspectRatio={stiff ? 'xMaxYMax slice' : hold === 'fill' ? 'xMidYMid slice' : undefined}
      >
        {drawing?.url === undefined ? (
          draw(seededRandom(seed), facts)
        ) : (
          <use href={`${drawing.url}#${ownDrawingId}`} />
        )}
      </symbol>
      <symbol id={coverId} {...onCover(page)}>
        {drawing ? <OwnLines {...drawing} /> : <use href={`#${linesId}`} />}
      </symbol>
      <symbol id={markId} viewBox="0 0 600 600">
        <MarkShape name={art} />
      </symbol>
    </svg>
  )
}

const OwnLines = (drawing: OwnDrawing) =>
  drawing.url === undefined ? <CoverLines {...drawing} /> : <use href={`${drawing.url}#${linesId}`} />

/** The page's drawing in the box of `className`; with `of` it keeps its own box, otherwise it is square. */
export const Art = ({ className, of }: { className: string; of?: PageDrawing }) => {
  const drawing = of ? drawingOf(of) : square
  const { box, hold, stiff } = drawing
  return (
    <svg
      className={of?.drawing?.fills === false ? `${className} own-art` : className}
      viewBox={`0 0 ${box.join(' ')}`}
      preserveAspectRatio={stiff ? 'xMaxYMax' : (filled(drawing) ?? fit[hold])}
      aria-hidden="true"
    >
      <use href={`#${pictureId}`} />
    </svg>
  )
}

export const LinesOfArt = ({ className }: { className: string }) => (
  <svg className={className} aria-hidden="true">
    <use href={`#${coverId}`} />
  </svg>
)

const fit: Partial<Record<Drawing['hold'], string>> = {
  stand: 'none',
  rise: 'xMidYMax slice',
}

const filled = ({ hold, whole }: Pick<Drawing, 'hold' | 'whole'>) =>
  hold === 'fill' ? `xMidYM${whole ? 'in' : 'id'} slice` : undefined

const square: Pick<Drawing, 'box' | 'hold' | 'stiff' | 'whole'> = { box: [600, 600], hold: 'float' }
