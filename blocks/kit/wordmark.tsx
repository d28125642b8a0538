import { ArtMark } from './art/art-mark.tsx'
import type { Setting } from './setting.ts'

/** Whose page it is: the coach's sign and the name of the practice. */
export const Wordmark = ({ setting }: { setting: Pick<Setting, 'art' | 'brand'> }) => (
  <p className="wordmark">
    <ArtMark name={setting.art} share={1} className="size-7" />
    {setting.brand}
  </p>
)
