import { clsx } from 'clsx'
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

type Props = { setting: Pick<Setting, 'brand' | 'logo' | 'layout' | 'pictureUrl' | 'photo'>; tone: Tone }

/** The brand, before everything else on a page. It lies over the first section, which has room for it. */
export const Banner = ({ setting, tone }: Props) => (
  <header className={clsx(toneClass[tone], 'wrap banner', looks[setting.layout])}>
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
