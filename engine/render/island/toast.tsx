import type { ReactNode } from 'react'
import type { Notice } from '../../../blocks/form/form-control.ts'

type Props = { notice: Notice | null; children: ReactNode }

const tones = ['ok', 'error'] as const

/** Both regions always exist, so that screen readers announce the message. */
export const Toast = ({ notice, children }: Props) => (
  <div className="toast-region">
    {tones.map((tone) => (
      <div key={tone} role={tone === 'error' ? 'alert' : 'status'}>
        {notice?.tone === tone && children}
      </div>
    ))}
  </div>
)
