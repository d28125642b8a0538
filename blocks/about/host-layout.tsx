import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { airOf } from '../kit/air.ts'
import { Frame } from '../kit/frame.tsx'
import type { PageLayout } from '../kit/page-layout.ts'
import type { BlockProps } from '../kit/setting.ts'
import { Shore } from '../kit/shore.tsx'
import type { AboutProps } from './about.schema.ts'

const looks: Partial<Record<PageLayout, string>> = {
  poster: 'host-poster',
  ticket: 'host-ticket',
  stairs: 'page-stairs host-stairs',
  margin: 'page-margin host-margin',
  sheet: 'host-sheet',
  letter: 'page-letter host-letter',
  slices: 'page-slices host-slices',
  chart: 'page-chart host-chart',
  programme: 'page-programme host-programme',
  talk: 'host-talk',
}

export const hostLook = (layout: PageLayout) => looks[layout]

type Parts = { picture: ReactNode; named: ReactNode; words: ReactNode }

/** The host in the layout of the look. */
export const HostLayout = ({
  tone,
  anchor,
  setting,
  paragraphs = [],
  points,
  picture,
  named,
  words,
}: Pick<BlockProps<AboutProps>, 'tone' | 'anchor' | 'paragraphs' | 'points' | 'setting'> & Parts) => (
  <Frame
    tone={tone}
    anchor={anchor}
    className={clsx(
      looks[setting.layout],
      !points && airOf(setting.layout, paragraphs),
      setting.layout === 'margin' && isLong(paragraphs) && 'host-columns',
    )}
    art={setting.layout === 'chart' && <Shore />}
  >
    <div className="face">{picture}</div>
    {named}
    <div className="host-words">{words}</div>
  </Frame>
)

/** Two columns of a few lines each would only break a sentence. */
const isLong = (paragraphs: readonly string[]) => paragraphs.join(' ').split(/\s+/).length >= 70
