import { namedEmails } from './mails/check-emails.ts'
import { anchorsOf } from './links/link-target.ts'
import type { Anchors } from './links/link-target.ts'
import { linksOfParsed } from './links/link-names.ts'
import type { CoachPart } from '../parse/read-coach.ts'

/**
 * All of a coach's files that the checks of other coaches' files ask about, as text: hosts, pages with their anchors, files
 * that are promised. Where every coach's is the same as before, so is what those checks say of the others.
 */
export const summaryOf = ({ folder, coach, campaigns, lost }: CoachPart): string => {
  const coaches = new Map(coach ? [[folder.slug, coach]] : [])
  return JSON.stringify([
    coach?.raw['hosts'],
    coach?.raw['home'],
    // A file with a fault has words, and no value.
    coach?.value?.hosts,
    coach?.value?.home,
    lost,
    campaigns.map((parsed) => [
      parsed.id,
      parsed.raw['pageSlug'],
      parsed.claims,
      anchorsSummary(anchorsOf(parsed)),
      Object.values(linksOfParsed(parsed, { coaches })),
    ]),
  ])
}

const anchorsSummary = (anchors: Anchors) => anchors && [...anchors]

/** Whether a campaign sends another coach's mail: such files are judged anew whatever has changed. */
export const asksOthers = (part: CoachPart): boolean => {
  const known = asking.get(part)
  if (known !== undefined) return known
  const { folder, campaigns } = part
  const isForeign = (name: string) => name.includes('/') && !name.startsWith(`${folder.slug}/`)
  const asks = campaigns.some(({ pipeline }) =>
    pipeline.some(({ entry }) => namedEmails(entry).some(({ name }) => isForeign(name))),
  )
  asking.set(part, asks)
  return asks
}

const asking = new WeakMap<CoachPart, boolean>()
