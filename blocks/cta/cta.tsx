import { clsx } from 'clsx'
import { Art, drawingOf } from '../art/art.tsx'
import type { Drawing } from '../art/drawings/drawing.ts'
import { Mark } from '../art/mark.tsx'
import { Frame } from '../kit/frame.tsx'
import type { BlockProps } from '../kit/setting.ts'
import { Close, closeLook } from './close.tsx'
import type { CtaProps } from './cta.schema.ts'
import { CtaWords } from './cta-words.tsx'

const layout: Record<CtaProps['variant'], string> = {
  echo: 'cta-echo',
  line: 'cta-line',
  dusk: 'cta-dusk',
}

const artPlace: Record<Drawing['hold'], string> = {
  float: 'cta-float',
  lie: 'cta-float cta-sheet',
  fill: 'cta-fill',
  stand: 'cta-stand',
  rise: 'cta-stand',
  contain: 'cta-own',
}

/** At dusk they go down as they are; the others leave their mark. */
const medals: readonly Drawing['hold'][] = ['float', 'fill', 'contain']

export const Cta = (props: BlockProps<CtaProps>) => {
  const { variant, tone, anchor, title, text, action, note, written, setting } = props
  if (variant === 'echo' && closeLook(setting, written) !== undefined) return <Close {...props} />
  const { hold, stiff, whole, high, melts, cells, isOwn } = drawingOf(setting)
  const isScene = hold === 'fill' && (isOwn || high)
  const art = (
    <Art
      of={setting}
      className={clsx(
        'cta-art',
        artPlace[hold],
        isScene && 'cta-scene',
        stiff && 'cta-lit',
        hold === 'float' ? (whole ? 'cta-said' : 'cta-round') : whole && 'cta-whole',
        hold === 'stand' && !stiff && !cells && 'cta-chart',
        hold === 'rise' && !whole && 'cta-dawn',
        melts && (setting.art === 'seats' ? 'cta-hall' : 'art-melts'),
      )}
    />
  )
  const arts = {
    echo: art,
    line: undefined,
    dusk: medals.includes(hold) ? (
      <Art of={setting} className={clsx('cta-sun cta-medal', hold === 'fill' && 'cta-moon')} />
    ) : (
      <Mark className={clsx('cta-sun', hold === 'stand' && 'cta-skyline')} />
    ),
  }
  return (
    <Frame tone={tone} anchor={anchor} className={layout[variant]} art={arts[variant]}>
      <CtaWords title={title} text={text} action={action} note={note} />
    </Frame>
  )
}
