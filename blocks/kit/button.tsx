import { Icon } from './icon.tsx'
import type { Cta } from './words.ts'

const leavesSite = (href: string) => href.startsWith('https:')

/** A link that looks like the page's one button. Another site opens in a new tab. */
export const ActionLink = ({ action }: { action: Cta }) => (
  <a
    className="btn"
    href={action.href}
    {...(leavesSite(action.href) && { target: '_blank', rel: 'noopener noreferrer' })}
  >
    {action.label}
    <Icon name="arrow" />
  </a>
)
