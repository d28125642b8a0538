import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

/** `step`: a link or a button that leads on. */
type Props = { title: string; icon: IconName; step?: ReactNode; children?: ReactNode }

/** Says that there is nothing yet, and what makes it come. */
export const Empty = ({ title, icon, step, children }: Props) => (
  <div className="sheet empty">
    <span className="empty-mark">
      <Icon name={icon} />
    </span>
    <h2 className="title-2">{title}</h2>
    {children && <p className="max-w-md text-balance text-soft">{children}</p>}
    {step && <div className="mt-4">{step}</div>}
  </div>
)
