import { clsx } from 'clsx'
import type { ArtName } from '../art/art-name.ts'
import { Mark } from '../art/mark.tsx'
import { toneClass } from './frame.tsx'
import type { PageLayout } from './page-layout.ts'
import { PhotoImage } from './photo-image.tsx'
import type { Setting } from './setting.ts'
import type { Tone } from './words.ts'

/** What a layout sets for sections that have no look of their own in it. */
const looks: Partial<Record<PageLayout, string>> = {
  poster: 'page-wide',
  ticket: 'look-ticket',
  stairs: 'look-stairs',
  letter: 'look-letter',
  programme: 'look-programme',
}

/** Drawings that break, so that their seam parts and joins in the layout `letter`; elsewhere a line does. */
const broken: readonly ArtName[] = ['kintsugi', 'shards']

type Props = {
  setting: Pick<Setting, 'art' | 'brand' | 'logo' | 'layout' | 'pictureUrl' | 'photo'>
  tone: Tone
}

/** The brand, before everything else on a page. It lies over the first section, which has room for it. */
export const Banner = ({ setting, tone }: Props) => (
  <header
    className={clsx(
      toneClass[tone],
      'wrap banner',
      looks[setting.layout],
      setting.layout === 'letter' && broken.includes(setting.art) && 'look-broken',
    )}
  >
    <p className="wordmark">
      {setting.logo === undefined ? (
        <>
          <Mark className="size-7" />
          {setting.brand}
        </>
      ) : (
        <PhotoImage
          src={setting.logo}
          alt={setting.brand}
          setting={setting}
          sizes="12rem"
          className="logo"
          isFirst
        />
      )}
    </p>
  </header>
)
