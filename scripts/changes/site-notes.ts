import type { Site, SiteCoach } from '../../engine/campaign/release/release.ts'
import { note } from './note.ts'

/** What the files of coaches and of the site say beside pages and mails. */
export const siteNotes = (was: Site, is: Site): string[] => [
  ...note('Name of the site', was.name, is.name),
  ...note('Shortcuts', shortcutsText(was), shortcutsText(is)),
  ...Object.values(is.coaches).flatMap((coach) => {
    const before = was.coaches[coach.slug]
    return before ? coachNotes(before, coach) : []
  }),
]

const shortcutsText = ({ shortcuts }: Site) =>
  Object.entries(shortcuts)
    .map(([word, path]) => `${word} to ${path}`)
    .join(', ')

const coachNotes = (was: SiteCoach, is: SiteCoach): string[] => [
  ...note(`Mails of ${is.slug} come from`, senderText(was), senderText(is)),
  ...note(`Postal address of ${is.slug}`, was.postalAddress, is.postalAddress),
  ...note(`Hosts of ${is.slug}`, was.hosts.join(', '), is.hosts.join(', ')),
  ...note(`Home of ${is.slug}`, was.home ?? '', is.home ?? ''),
  ...note(`${is.slug} is notified of leads`, noticesText(was), noticesText(is)),
]

const senderText = ({ sender: { name, address, ...more } }: SiteCoach) =>
  [`${name} (${address})`, ...Object.values(more)].join(', answers to ')
const noticesText = ({ notices }: SiteCoach) => (notices ? Object.values(notices).join(', ') : '')
