import { Icon } from './icon.tsx'
import type { Choice, Cta } from './words.ts'

type Action = Cta & { chooses?: Choice | undefined }

const waysOf = ({ href, chooses }: Action) => ({
  href,
  ...(chooses && { 'data-field': chooses.field, 'data-is': chooses.is }),
  ...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' }),
  ...(href.endsWith('.ics') && { download: '' }),
})

export const ActionLink = ({ action }: { action: Action }) => (
  <a className="btn" {...waysOf(action)}>
    {action.label}
    <Icon name="arrow" />
  </a>
)

export const QuietLink = ({ link }: { link: Action }) => (
  <a className="quiet-link" {...waysOf(link)}>
    <Icon name={link.href.endsWith('.ics') ? 'calendar' : 'arrow'} />
    {link.label}
  </a>
)
