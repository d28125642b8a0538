import { eventIn, hasEvent } from '../facts/event-of-file.ts'
import { mailId } from '../../../campaign/mail/fill-email.ts'
import { journeyMails } from '../facts/journey-mails.ts'
import type { ParsedCampaign, ParsedFiles } from '../../parse/parsed-files.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { defineRule } from '../define-rule.ts'

const checkJourneys = ({ campaigns }: ParsedFiles): Diagnostic[] =>
  campaigns.flatMap((parsed) => [...repeatedMails(parsed), ...remindersWithoutDate(parsed)])

export const journeyRule = defineRule({
  ids: {
    'no-event-date': { says: 'Mails timed by an event belong to a campaign whose event has a date.' },
    'repeated-mail': { says: 'A journey sends each mail once.' },
  },
  check: checkJourneys,
})

const repeatedMails = (parsed: ParsedCampaign): Diagnostic[] => {
  const known = new Set<string>()
  return journeyMails(parsed).flatMap(({ mail, path }) => {
    const email = mailId(parsed.coach, mail.email)
    if (!known.has(email)) return known.add(email) && []
    return parsed.source.report([...path, 'email'], {
      rule: 'repeated-mail',
      message: `the journey lists the email "${mail.email}" twice, but sends each email once.`,
      fix: 'Take one of the two out, or copy the mail to a file of its own and name that.',
    })
  })
}

const remindersWithoutDate = (parsed: ParsedCampaign): Diagnostic[] => {
  const event = eventIn(parsed)?.event
  if (event?.starts !== undefined) return []
  if (!event && hasEvent(parsed)) return []
  return journeyMails(parsed).flatMap(({ mail, path }) =>
    (['beforeEvent', 'afterEvent'] as const)
      .filter((key) => mail[key] !== undefined)
      .map((key) =>
        parsed.source.report([...path, key], {
          rule: 'no-event-date',
          message: event
            ? `"${key}" counts from the event's date, and the step "event" has none yet.`
            : `"${key}" counts from an event, and this campaign has no step "event".`,
          fix: `${event ? 'Give the step "event" its "starts"' : 'Add the step "event" with "starts" above the journey'}, or use "after": hours after the sign-up.`,
        }),
      ),
  )
}
