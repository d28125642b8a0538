import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** What came of a press. Always in the page, so that a screen reader hears it fill. */
export const Notice = ({ tone = 'good', children }: { tone?: 'good' | 'bad'; children: ReactNode }) => (
  <div
    role={tone === 'bad' ? 'alert' : 'status'}
    className={clsx(children ? `notice notice-${tone}` : 'sr-only')}
  >
    {children}
  </div>
)
