import { journeyStep, type JourneyMail } from '../../engine/campaign/steps/journey.ts'
import { defineHandler, type RecordContext } from '../pipeline/step.ts'

const hour = 3_600_000

export const journeyHandler = defineHandler(journeyStep, {
  record: ({ config, campaign, now, recorder }) => {
    recorder.startJourney({ firstMailDueAt: firstDue(config.sequence, campaign.event, now) })
  },
})

type Event = RecordContext<unknown>['campaign']['event']

const firstDue = (sequence: JourneyMail[], event: Event, now: Date): Date => {
  const soonest = Math.min(...sequence.map((mail) => dueOf(mail, event, now)))
  return Number.isFinite(soonest) ? new Date(soonest) : now
}

const dueOf = ({ after, beforeEvent, afterEvent = 0 }: JourneyMail, event: Event, now: Date): number => {
  if (after !== undefined) return now.getTime() + after * hour
  const from = beforeEvent === undefined ? event?.endsAt : event?.startsAt
  const due = from === undefined ? NaN : Date.parse(from) + (afterEvent - (beforeEvent ?? 0)) * hour
  return due > now.getTime() ? due : Infinity
}
