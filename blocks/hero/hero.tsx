import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Art, drawingOf } from '../art/art.tsx'
import type { PageDrawing } from '../art/art.tsx'
import type { Drawing } from '../art/drawings/drawing.ts'
import { BookCover } from '../kit/book-cover.tsx'
import { ActionLink } from '../kit/button.tsx'
import { Facts } from '../kit/facts.tsx'
import { toneClass } from '../kit/frame.tsx'
import { Lines } from '../kit/lines.tsx'
import { PhotoFrame } from '../kit/photo-image.tsx'
import { heroEnd } from '../kit/hero-end.ts'
import { heroGround } from '../kit/hero-variant.ts'
import type { HeroVariant } from '../kit/hero-variant.ts'
import type { PageLayout } from '../kit/page-layout.ts'
import type { BlockProps } from '../kit/setting.ts'
import { Speech } from '../kit/speech.tsx'
import { Hall } from './hall.tsx'
import { fittingPhoto, isLying, photoPlace, photoWidth } from './hero-photo.ts'
import type { HeroProps } from './hero.schema.ts'
import { writtenFigure } from './written-figure.tsx'

const layout: Record<HeroVariant, string> = {
  'split-art': 'hero-split',
  poster: 'hero-poster',
  'map-book': 'hero-map',
  'form-first': 'hero-form',
  'book-left': 'hero-left',
  'dark-form': 'hero-night',
  stage: 'hero-hall',
  plain: 'hero-plain',
}

const stage: Record<HeroVariant, Record<Drawing['hold'], string>> = {
  'split-art': {
    float: 'hero-split-float',
    lie: 'hero-panel hero-sheet',
    fill: 'hero-panel hero-filled hero-sail',
    stand: 'hero-chart',
    rise: 'hero-rise',
    contain: 'hero-panel hero-own',
  },
  poster: {
    float: 'hero-poster-float',
    lie: 'hero-poster-float',
    fill: 'hero-land',
    stand: 'hero-strip-chart',
    rise: 'hero-rise',
    contain: '',
  },
  'map-book': {
    float: 'hero-panel hero-sheet hero-afloat',
    lie: 'hero-panel hero-sheet',
    fill: 'hero-panel hero-filled',
    stand: 'hero-chart',
    rise: 'hero-panel hero-filled',
    contain: 'hero-panel hero-own',
  },
  'form-first': {
    float: 'hero-talk hero-talk-float',
    lie: 'hero-talk hero-talk-float',
    fill: 'hero-talk hero-talk-fill',
    stand: 'hero-talk hero-talk-chart',
    rise: 'hero-talk hero-talk-fill',
    contain: 'hero-talk hero-own',
  },
  'book-left': {
    float: 'hero-panel-left hero-laid',
    lie: 'hero-panel-left hero-laid',
    fill: 'hero-panel-left',
    stand: 'hero-chart-left',
    rise: 'hero-rise-left',
    contain: 'hero-panel-left hero-own',
  },
  'dark-form': {
    float: '',
    lie: '',
    fill: 'hero-night-art hero-night-strip',
    stand: 'hero-night-art',
    rise: '',
    contain: '',
  },
  stage: {
    float: 'hero-hall-art hero-hall-one',
    lie: 'hero-hall-art hero-hall-one',
    fill: 'hero-hall-art hero-hall-floor',
    stand: 'hero-hall-art hero-hall-chart',
    rise: 'hero-hall-art hero-hall-one',
    contain: '',
  },
  plain: { float: '', lie: '', fill: '', stand: '', rise: '', contain: '' },
}

const stagePlace = (variant: HeroVariant, { box, hold, stiff, whole, high, cells, isOwn }: Drawing) =>
  clsx(
    stage[variant][hold],
    isOwn && hold === 'contain' && box[1] > box[0] && 'hero-tall',
    isOwn && hold === 'fill' && 'hero-scene',
    cells && 'hero-cells',
    variant === 'map-book' && hold === 'float' && whole && 'hero-whole',
    hold === 'fill' && whole && 'hero-house',
    variant === 'form-first' && hold === 'float' && whole && 'hero-voices',
    variant === 'poster' && hold === 'float' && whole && 'hero-poster-whole',
    variant === 'book-left' && hold === 'fill' && !isOwn && 'hero-walk',
    variant === 'book-left' && hold === 'rise' && whole && 'hero-upright',
    variant === 'dark-form' && hold === 'fill' && high && 'hero-night-low',
    variant === 'dark-form' && hold === 'stand' && (stiff ? 'hero-night-row' : 'hero-night-chart'),
  )

/**
 * Only drawings that `stand` or `fill` can lie along the lower edge of a dark form: beside a thing of its own, the form is below the words.
 * A drawing of the coach's own would lose what it is about in a band.
 */
const fitting = (variant: HeroVariant, { hold, isOwn }: Drawing): HeroVariant => {
  const isBand =
    isOwn || hold === 'contain'
      ? variant === 'dark-form' ||
        variant === 'poster' ||
        variant === 'stage' ||
        (variant === 'form-first' && hold === 'fill')
      : variant === 'dark-form' && hold !== 'stand' && hold !== 'fill'
  return isBand ? 'split-art' : variant
}

/** A form beside the usual drawing, in the layout of the look; each fits drawings that are held so. */
const signatures: Partial<Record<PageLayout, { hold: Drawing['hold']; look: string }>> = {
  ticket: { hold: 'float', look: 'hero-stub' },
  letter: { hold: 'rise', look: 'hero-leaf' },
  slices: { hold: 'float', look: 'hero-dome' },
}

const signatureOf = (look: PageLayout, { hold, whole, isOwn }: Drawing) => {
  const signature = signatures[look]
  const fits = signature?.hold === hold && !isOwn && (hold !== 'float' || !whole)
  return fits ? signature.look : undefined
}

/** On a phone this drawing is low enough for the form below it. */
const hasRoom = (variant: HeroVariant, { hold }: Drawing) => variant === 'map-book' && hold === 'fill'

/** Three lines or more above a form. */
const isLong = (title = '') => title.replaceAll('*', '').length > 32

/** Something is the horizon of what rises: the form, from edge to edge, or a line where the next section has the same ground. */
const rising = (variant: HeroVariant, form: ReactNode, tone: HeroProps['tone']) => {
  if (variant !== 'split-art') return false
  if (form) return 'hero-dawn'
  return clsx('hero-sky', tone !== 'deep' && 'hero-horizon')
}

const Drawn = ({ of, isHall }: { of: PageDrawing; isHall: boolean }) =>
  isHall ? <Hall /> : <Art className="hero-art" of={of} />

export const Hero = (props: BlockProps<HeroProps> & { children?: ReactNode }) => {
  const { tone, anchor, eyebrow, title, text, facts, photo, book, note, action, setting, children, written } =
    props
  const wish = props.variant ?? setting.hero
  const variant = photo ? fittingPhoto(wish, setting.photo?.(photo.file)) : fitting(wish, drawingOf(setting))
  const signature =
    children && !photo && variant === 'split-art'
      ? signatureOf(setting.layout, drawingOf(setting))
      : undefined
  const years = signature === 'hero-stub' ? written : undefined
  const cover = (variant === 'map-book' || variant === 'book-left') && book && (
    <BookCover book={book} variant="3d" className="hero-book" setting={setting} />
  )
  const placeOf = () => {
    if (photo)
      return clsx(photoPlace[variant], isLying(variant, photo, setting.photo?.(photo.file)) && 'hero-lying')
    const drawing = drawingOf(setting)
    return isHall
      ? 'hero-seat'
      : clsx(
          stagePlace(variant, drawing),
          drawing.hold === 'lie' && 'hero-unfolded',
          variant === 'poster' &&
            drawing.hold === 'float' &&
            !drawing.whole &&
            written &&
            'hero-poster-words',
          variant === 'poster' && drawing.hold === 'fill' && setting.art !== 'coast' && 'hero-field',
        )
  }
  const isHall = variant === 'stage' && setting.art === 'seats'
  const noteLine = note !== undefined && <p className="hero-note">{note}</p>
  const picture = (
    <div className={clsx('hero-stage', signature === undefined && placeOf(), years && 'hero-years')}>
      <div className="hero-frame">
        {photo ? (
          <PhotoFrame
            photo={photo}
            setting={setting}
            className="hero-photo"
            sizes={photoWidth(variant)}
            isFirst
          />
        ) : (
          (writtenFigure({ variant, setting, written }) ?? <Drawn of={setting} isHall={isHall} />)
        )}
      </div>
      {years && (
        <ol className="years">
          {years.map((year) => (
            <li key={year}>{year}</li>
          ))}
        </ol>
      )}
    </div>
  )
  return (
    <section
      id={anchor}
      className={clsx(
        toneClass[tone ?? heroGround(wish)],
        'hero',
        signature ?? layout[variant],
        setting.layout === 'poster' && drawingOf(setting).hold === 'rise' && rising(variant, children, tone),
        children && (photo || !hasRoom(variant, drawingOf(setting))) && 'hero-brief',
        children && photo && isLong(title) && 'hero-wordy',
      )}
    >
      {variant !== 'form-first' && variant !== 'plain' && (photo || variant !== 'dark-form') && picture}
      <div className={clsx('wrap hero-words', signature === 'hero-stub' && 'ground-accent')}>
        <div className="hero-text">
          {variant === 'form-first' && picture}
          <div className="hero-say">
            {eyebrow !== undefined && <p className="eyebrow">{eyebrow}</p>}
            {title !== undefined && (
              <h1 className="title-4xl hero-title">
                <Lines text={title} />
              </h1>
            )}
            {text !== undefined && <p className="lede mt-5">{text}</p>}
            {written && placeOf()?.includes('hero-voices') && <Speech said={written} />}
            {facts && <Facts facts={facts} setting={setting} />}
            {action && (
              <div className="hero-act">
                {!children && cover}
                <ActionLink action={action} />
              </div>
            )}
            {(!children || variant === 'dark-form') && noteLine}
          </div>
          {!photo && variant === 'dark-form' && picture}
          {children && cover ? (
            <div className="hero-offer">
              {children}
              {cover}
            </div>
          ) : (
            children
          )}
          {children && variant !== 'dark-form' && noteLine}
        </div>
      </div>
      <div id={heroEnd} hidden />
    </section>
  )
}
