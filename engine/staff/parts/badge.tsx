import { clsx } from 'clsx'

export type Tone = 'good' | 'bad' | 'warn' | 'calm'

/** A state in a word or two; its colour repeats what the word says. */
export const Badge = ({ tone = 'calm', children }: { tone?: Tone; children: string }) => (
  <span className={clsx('badge', `badge-${tone}`)}>{children}</span>
)
