import type { RuleWords } from '../../diagnostics/rule-words.ts'
import type { ParsedFiles, ParsedCampaign } from '../../parse/parsed-files.ts'
import { seriesOf } from '../../../campaign/schema/event-repeats.ts'
import { openDate, timesOn } from '../../../campaign/schema/event-series.ts'
import { startOf } from '../../../campaign/schema/event-start.ts'
import { eventIn } from '../facts/event-of-file.ts'
import { journeyMails } from '../facts/journey-mails.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'

export const noteIds = {
  'past-event': { says: 'A note, no fault: the event of a live page has begun.' },
  'past-reminder': { says: 'A note, no fault: people who register now no longer get this reminder.' },
} satisfies Record<string, RuleWords>

export const pastTimes = ({ campaigns }: Pick<ParsedFiles, 'campaigns'>, now: Date): Diagnostic[] =>
  campaigns.flatMap((parsed) => {
    const { index, event } = eventIn(parsed) ?? {}
    if (index === undefined || event?.starts === undefined) return []
    if (event.cancelled || parsed.raw['live'] === false) return []
    const series = seriesOf(event)
    if (series)
      return Date.parse(timesOn(series, openDate(series, now)).endsAt) > now.getTime()
        ? []
        : ended(parsed, index)
    const starts = Date.parse(startOf(event.starts).at)
    if (starts > now.getTime()) return lateReminders(parsed, starts, now)
    return parsed.source.report(['pipeline', index, 'starts'], {
      rule: 'past-event',
      message: `the event began on ${event.starts.slice(0, 10)}: its page says that it is over, and nobody can register.`,
      fix: 'Write the next date, or "live: false" to take the page away.',
    })
  })

const ended = ({ source }: ParsedCampaign, index: number): Diagnostic =>
  source.report(['pipeline', index, 'until'], {
    rule: 'past-event',
    message: 'the last date of the event is over: its page says so, and nobody can register.',
    fix: 'Write a later "until", or "live: false" to take the page away.',
  })

const lateReminders = (parsed: ParsedCampaign, starts: number, now: Date): Diagnostic[] =>
  journeyMails(parsed).flatMap(({ mail: { beforeEvent }, path }) => {
    if (beforeEvent === undefined || starts - beforeEvent * hour > now.getTime()) return []
    const left = Math.floor((starts - now.getTime()) / hour)
    return parsed.source.report([...path, 'beforeEvent'], {
      rule: 'past-reminder',
      message: `the event begins ${inHours(left)}, so who registers now no longer gets this reminder.`,
      fix: 'Nothing to do where it has gone out to those who were early; else write fewer hours.',
    })
  })

const hour = 3_600_000
const inHours = (hours: number) =>
  hours < 1 ? 'in less than an hour' : hours === 1 ? 'in an hour' : `in ${hours} hours`
