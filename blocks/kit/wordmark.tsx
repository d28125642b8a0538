import { Mark } from '../art/mark.tsx'
import type { Setting } from './setting.ts'

export const Wordmark = ({ setting }: { setting: Pick<Setting, 'brand'> }) => (
  <p className="wordmark">
    <Mark className="size-7" />
    {setting.brand}
  </p>
)
