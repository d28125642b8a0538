import { clsx } from 'clsx'

/** As in `states.ts`. */
export type Tone = 'good' | 'bad' | 'warn' | 'calm' | 'plain'

type Props = { tone?: Tone; title?: string | undefined; children: string }

/** A word or two; the colour repeats what they say. */
export const Badge = ({ tone = 'calm', title, children }: Props) => (
  <span className={clsx('badge', `badge-${tone}`)} title={title}>
    {children}
  </span>
)
