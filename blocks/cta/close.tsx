import { clsx } from 'clsx'
import { Art, drawingOf } from '../art/art.tsx'
import { Mark } from '../art/mark.tsx'
import { Frame } from '../kit/frame.tsx'
import type { PageLayout } from '../kit/page-layout.ts'
import type { BlockProps, Setting } from '../kit/setting.ts'
import { Shore } from '../kit/shore.tsx'
import type { CtaProps } from './cta.schema.ts'
import { CtaWords } from './cta-words.tsx'

const looks: Partial<Record<PageLayout, string>> = {
  poster: 'close-poster',
  ticket: 'ground-accent close-ticket',
  stairs: 'ground-accent close-stairs',
  margin: 'page-margin close-margin',
  sheet: 'close-sheet',
  letter: 'close-letter',
  slices: 'page-slices ground-accent close-slices',
  chart: 'page-chart close-chart',
  talk: 'close-talk',
}

export const closeLook = (layout: PageLayout) => looks[layout]

/** The last section in the layout of the look. */
export const Close = ({ tone, anchor, title, text, action, note, setting }: BlockProps<CtaProps>) => (
  <Frame tone={tone} anchor={anchor} className={looks[setting.layout]} art={artOf(setting)}>
    {setting.layout === 'margin' && <Mark className="cta-mark" />}
    <CtaWords title={title} text={text} action={action} note={note} />
    {setting.layout === 'poster' && (
      <Art of={setting} className={clsx('cta-art', drawingOf(setting).hold === 'float' && 'close-dawn')} />
    )}
  </Frame>
)

const artOf = (setting: Setting) => {
  const { layout } = setting
  if (layout === 'letter' || layout === 'margin') return <Art of={setting} className="cta-art" />
  return layout === 'chart' && <Shore lands />
}
