import { eventPlaceholders } from '../../../campaign/release/release.ts'
import { mailId } from '../../../campaign/mail/fill-email.ts'
import { namedEmails } from '../../../campaign/mail/named-emails.ts'
import { hasEvent } from '../facts/event-of-file.ts'
import { firstPlace } from '../facts/named-emails.ts'
import type { ParsedCampaign, ParsedFiles } from '../../parse/parsed-files.ts'
import { placeText } from '../../diagnostics/diagnostic.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { defineRule } from '../define-rule.ts'

const checkEventWords = (parsedFiles: ParsedFiles): Diagnostic[] =>
  parsedFiles.campaigns.flatMap((parsed) =>
    parsed.pipeline.flatMap(({ index, entry }) =>
      namedEmails(entry).flatMap(({ name, path }) => {
        const mail = parsedFiles.emails.get(mailId(parsed.coach, name))
        const missing = unfilled(parsed, path).map((word) => ({
          word,
          place: mail && firstPlace(mail, word),
        }))
        return missing.flatMap(({ word, place }) =>
          place
            ? parsed.source.report(['pipeline', index, ...path], {
                rule: 'event-needed',
                message: `${why(parsed, word)}, but its email says ${word} at ${placeText(place)}.`,
                fix: 'Take the word out of the email, or send another one.',
                related: [place],
              })
            : [],
        )
      }),
    ),
  )

export const eventWordRule = defineRule({
  ids: {
    'event-needed': { says: 'Words about an event appear only where the campaign has one.' },
  },
  check: checkEventWords,
})

const former = ['{formerDate}', '{formerPlace}']

const unfilled = (parsed: ParsedCampaign, path: PropertyKey[]): string[] => {
  if (!hasEvent(parsed)) return eventPlaceholders.map((name) => `{${name}}`)
  return path[0] === 'movedEmail' ? [] : former
}

const why = (parsed: ParsedCampaign, word: string) =>
  hasEvent(parsed) ? `only "movedEmail" of the event can say ${word}` : 'this campaign has no event'
