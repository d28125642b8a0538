import { clsx } from 'clsx'

/** plain: what was to be expected, in words alone. */
export type Tone = 'good' | 'bad' | 'warn' | 'calm' | 'plain'

/** A state in a word or two; its colour repeats what the word says. */
export const Badge = ({ tone = 'calm', children }: { tone?: Tone; children: string }) => (
  <span className={clsx('badge', `badge-${tone}`)}>{children}</span>
)
