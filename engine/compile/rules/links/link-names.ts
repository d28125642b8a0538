import { linkNames } from '../../../campaign/schema/words.ts'
import type { LinkName } from '../../../campaign/schema/words.ts'
import { linksOf } from '../../../campaign/schema/links.ts'
import type { CampaignLinks } from '../../../campaign/schema/links.ts'
import { isRecord } from '../../load/drafts.ts'
import type { CampaignDraft, CoachDraft, Drafts } from '../../load/drafts.ts'
import { nearest } from '../../fixes/nearest.ts'

/** Where a campaign's links by name lead, as far as its file says so: a faulty step or coach file still counts. */
export const linksOfDraft = (draft: CampaignDraft, { coaches }: Pick<Drafts, 'coaches'>): CampaignLinks => {
  const owner = coaches.get(draft.coach)
  const known = found.get(draft)
  if (known && known.owner === owner) return known.links
  const links = findLinks(draft, owner)
  found.set(draft, { owner, links })
  return links
}

/** Every check asks again, of thousands of campaigns. */
const found = new WeakMap<CampaignDraft, { owner: CoachDraft | undefined; links: CampaignLinks }>()

const findLinks = ({ id, coach, raw }: CampaignDraft, owner: CoachDraft | undefined): CampaignLinks => {
  const { pipeline } = raw
  const deliverable = meant(raw, 'deliverable')
  const scheduler = owner ? meant(owner.raw, 'scheduler') : 'https://unknown.example'
  const entries = Array.isArray(pipeline) ? pipeline : []
  return linksOf(
    {
      id,
      coach,
      deliverable: toldElsewhere(deliverable, 'unknown.pdf'),
      pipeline: entries.flatMap((entry: unknown) =>
        isRecord(entry) && typeof entry['step'] === 'string'
          ? [
              {
                ...entry,
                step: nearest(entry['step'], ['event']) ?? entry['step'],
                starts: meant(entry, 'starts'),
              },
            ]
          : [],
      ),
    },
    { scheduler: toldElsewhere(scheduler, 'https://unknown.example') },
  )
}

/** What is no text is a fault of its own place: what stands for it keeps links to it from seeming dead as well. */
const toldElsewhere = (value: unknown, instead: string): string | undefined =>
  typeof value === 'string' || value === undefined ? value : instead

/** What stands under a key, or under a misspelling of it, which is told as such. */
const meant = (holder: Record<string, unknown>, key: string): unknown =>
  key in holder ? holder[key] : holder[Object.keys(holder).find((name) => nearest(name, [key])) ?? key]

/** The name in "@deliverable", or null for any other link. */
export const linkNameIn = (href: string): LinkName | null =>
  linkNames.find((name) => href === `@${name}`) ?? null

/** What a campaign without this link is told. */
export const missingLink: Record<LinkName, { what: string; fix: string }> = {
  deliverable: {
    what: 'promises no file',
    fix: 'Write "deliverable: <guide>.md" in the campaign, with the file in the coach\'s "guides"',
  },
  calendar: {
    what: 'has no event with a date',
    fix: 'Give the step "event" of its pipeline a "starts"',
  },
  scheduler: {
    what: 'belongs to a coach without a calendar for calls',
    fix: 'Write "scheduler: https://..." in coach.yaml',
  },
}
