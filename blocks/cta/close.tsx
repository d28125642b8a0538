import { clsx } from 'clsx'
import { Art, drawingOf } from '../art/art.tsx'
import type { Drawing } from '../art/drawings/drawing.ts'
import { mostInHalf } from '../art/drawings/wedge-words.ts'
import { Mark } from '../art/mark.tsx'
import { Frame } from '../kit/frame.tsx'
import type { PageLayout } from '../kit/page-layout.ts'
import type { BlockProps, Setting } from '../kit/setting.ts'
import { Shore } from '../kit/shore.tsx'
import { Speech } from '../kit/speech.tsx'
import type { CtaProps } from './cta.schema.ts'
import { CtaWords } from './cta-words.tsx'

const looks: Partial<Record<PageLayout, string>> = {
  poster: 'close-poster',
  ticket: 'ground-accent close-ticket',
  stairs: 'ground-accent close-stairs',
  margin: 'page-margin close-margin',
  sheet: 'close-sheet',
  letter: 'close-letter',
  slices: 'page-slices close-slices',
  chart: 'page-chart close-chart',
  talk: 'close-talk',
}

/**
 * A drawing with a ground of its own would be a card pasted in the middle of a poster, and a tilted one in a margin;
 * a coach's own one is not cut by the footer there. In a talk a bubble has its last word as large as its first.
 */
export const closeLook = (setting: Setting, written: CtaProps['written']) =>
  hasOwnEnd(setting, written) ? undefined : looks[setting.layout]

/** On stairs, what is drawn on the lower edge, other than bars, is shown as it is then: steps would have nothing to do with it. */
const hasOwnEnd = (setting: Setting, written: CtaProps['written'] = []): boolean => {
  const { layout, art } = setting
  const { hold, isOwn } = drawingOf(setting)
  if (layout === 'stairs') return hold === 'stand' && art !== 'bars'
  if (layout === 'margin') return hold === 'fill' || isOwn === true
  if (layout === 'talk') return !isOwn && (hold === 'fill' || written.length === 1)
  return layout === 'poster' && hold === 'fill'
}

/** The last section in the layout of the look. */
export const Close = ({
  tone,
  anchor,
  title,
  text,
  action,
  note,
  written,
  setting,
}: BlockProps<CtaProps>) => (
  <Frame
    tone={tone}
    anchor={anchor}
    className={clsx(
      looks[setting.layout],
      setting.layout === 'slices' && fruitOf(setting, written),
      setting.layout === 'talk' && setting.drawing && 'close-heard',
      setting.layout === 'talk' && setting.drawing?.fills && 'close-scene',
      setting.layout === 'sheet' && setting.drawing && 'close-week',
      setting.layout === 'sheet' && hasDays(setting, written) && 'close-days',
    )}
    art={artOf(setting, written)}
  >
    {setting.layout === 'margin' && <Mark className="cta-mark" />}
    {setting.layout === 'talk' && !setting.drawing && written && <Speech said={written} />}
    <CtaWords title={title} text={text} action={action} note={note}>
      {setting.layout === 'ticket' && <Lines written={written} />}
    </CtaWords>
    {setting.layout === 'slices' && drawingOf(setting).hold === 'float' && (
      <Art of={setting} className="cta-art" />
    )}
    {setting.layout === 'sheet' && <Cells setting={setting} written={written} />}
    {setting.layout === 'talk' && setting.drawing && <Art of={setting} className="cta-art" />}
    {setting.layout === 'poster' && !setting.repeats && (
      <Art of={setting} className={clsx('cta-art', ends[drawingOf(setting).hold])} />
    )}
  </Frame>
)

/** Blank, in the colour of the ground; with words in its own, and whole if they are all round. */
const fruitOf = (setting: Setting, written: CtaProps['written'] = []) => {
  if (written.length === 0 || drawingOf(setting).hold !== 'float') return 'ground-accent'
  return clsx('close-fruit', written.length > mostInHalf && 'close-round')
}

/** In a poster, how a drawing meets the footer; the others stand on it. */
const ends: Partial<Record<Drawing['hold'], string>> = { float: 'close-dawn', contain: 'close-whole' }

/** So many are drawn. */
const steps = 4

const artOf = (setting: Setting, written: CtaProps['written'] = []) => {
  const { layout } = setting
  const { hold, whole, isOwn } = drawingOf(setting)
  const onPaper = hold === 'fill' ? 'close-ground' : (whole || isOwn) && 'close-air'
  if (layout === 'letter' || layout === 'margin')
    return <Art of={setting} className={clsx('cta-art', layout === 'letter' && onPaper)} />
  if (layout === 'stairs' && written.length > 0)
    return (
      <ol className="close-steps">
        {written.slice(0, steps).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    )
  if (layout !== 'chart') return undefined
  return (
    <>
      <Shore lands />
      {written.length > 0 && (
        <ul className="close-names">
          {written.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  )
}

const Lines = ({ written = [] }: Pick<CtaProps, 'written'>) =>
  written.length > 0 && (
    <ul className="close-lines">
      {written.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )

/** A word for each day of a week. */
const hasDays = (setting: Setting, written: CtaProps['written'] = []) =>
  written.length > 4 && drawingOf(setting).cells === true

/** What readers have when they leave, a cell each, below the last line of the page. */
const Cells = ({ setting, written = [] }: { setting: Setting; written: CtaProps['written'] }) => {
  if (setting.drawing) return <Art of={setting} className="cta-art" />
  if (written.length === 0) return undefined
  if (hasDays(setting, written))
    return (
      <div className="close-hours">
        <Art of={setting} className="cta-art" />
      </div>
    )
  return (
    <ul className={clsx('close-cells', written.length < 3 && 'close-answer')}>
      {written.map((line) => {
        const [, struck] = /^~(.+)~$/.exec(line) ?? []
        return <li key={line}>{struck === undefined ? line : <s>{struck}</s>}</li>
      })}
    </ul>
  )
}
