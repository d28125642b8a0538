import { Icon } from './icon.tsx'
import type { Cta } from './words.ts'

const waysOf = (href: string) => ({
  href,
  ...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' }),
  ...(href.endsWith('.ics') && { download: '' }),
})

export const ActionLink = ({ action }: { action: Cta }) => (
  <a className="btn" {...waysOf(action.href)}>
    {action.label}
    <Icon name="arrow" />
  </a>
)

export const QuietLink = ({ link }: { link: Cta }) => (
  <a className="quiet-link" {...waysOf(link.href)}>
    <Icon name={link.href.endsWith('.ics') ? 'calendar' : 'arrow'} />
    {link.label}
  </a>
)
