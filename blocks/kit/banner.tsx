import { clsx } from 'clsx'
import { Mark } from '../art/mark.tsx'
import { toneClass } from './frame.tsx'
import type { Setting } from './setting.ts'
import type { Tone } from './words.ts'

/** The brand, before everything else on a page. It lies over the first section, which has room for it. */
export const Banner = ({ setting, tone }: { setting: Pick<Setting, 'brand'>; tone: Tone }) => (
  <header className={clsx(toneClass[tone], 'wrap banner')}>
    <p className="wordmark">
      <Mark className="size-7" />
      {setting.brand}
    </p>
  </header>
)
