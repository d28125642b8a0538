import { eventPlaceholders } from '../../../campaign/release/release.ts'
import { emailId, firstPlace, namedEmails } from '../mails/check-emails.ts'
import type { CampaignDraft, Drafts } from '../../load/drafts.ts'
import { isRecord } from '../../load/drafts.ts'
import { nearest } from '../../fixes/nearest.ts'
import { placeText } from '../../diagnostics/problem.ts'
import type { Problem } from '../../diagnostics/problem.ts'

/** A mail may speak of an event only where each campaign that sends it has one; of a former date or place only when it moved. */
export const checkEventWords = (drafts: Drafts): Problem[] =>
  drafts.campaigns.flatMap((draft) =>
    draft.pipeline.flatMap(({ index, entry }) =>
      namedEmails(entry).flatMap(({ name, path }) => {
        const mail = drafts.emails.get(emailId(draft.coach, name))
        const missing = unfilled(draft, path).map((word) => ({ word, place: mail && firstPlace(mail, word) }))
        return missing.flatMap(({ word, place }) =>
          place
            ? draft.source.report(['pipeline', index, ...path], {
                rule: 'event-needed',
                message: `${why(draft, word)}, but its e-mail says ${word} at ${placeText(place)}.`,
                fix: 'Take the word out of the e-mail, or send another one.',
                related: [place],
              })
            : [],
        )
      }),
    ),
  )

const former = ['{formerDate}', '{formerPlace}']

const unfilled = (draft: CampaignDraft, path: PropertyKey[]): string[] => {
  if (!hasEvent(draft)) return eventPlaceholders.map((name) => `{${name}}`)
  return path[0] === 'movedEmail' ? [] : former
}

const why = (draft: CampaignDraft, word: string) =>
  hasEvent(draft) ? `only "movedEmail" of the event can say ${word}` : 'this campaign has no event'

/** A step that is misspelt or faulty still counts: it is told as such. */
export const hasEvent = ({ raw }: CampaignDraft): boolean =>
  (Array.isArray(raw['pipeline']) ? raw['pipeline'] : []).some(
    (entry: unknown) =>
      isRecord(entry) && typeof entry['step'] === 'string' && nearest(entry['step'], ['event']) === 'event',
  )
