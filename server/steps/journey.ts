import { z } from 'zod'
import { defineStep } from '../pipeline/step.ts'
import type { RecordContext } from '../pipeline/step.ts'

const hour = 3_600_000
const firstAfter = { now: 0, '24h': 24 } as const

const hours = (least: number) => z.number().int().min(least).max(8760).optional()

const Mail = z.strictObject({
  email: z.string().min(1).describe("The e-mail: its file's name in the coach's emails folder, without .md."),
  after: hours(0).describe('Hours after the sign-up.'),
  beforeEvent: hours(1).describe("A reminder: hours before the start of the campaign's event."),
  afterEvent: hours(0).describe("Hours after the end of the campaign's event."),
})
type Mail = z.infer<typeof Mail>

const JourneyConfig = z
  .strictObject({
    step: z.literal('journey'),
    first: z
      .enum(['now', '24h'])
      .optional()
      .describe(
        'now: the first mail is due at once (it may be the sign-up mail itself); 24h: a day after the sign-up. Left out where no mail has "after".',
      ),
    sequence: z.array(Mail).min(1).max(100).describe('The mails of the journey, in order.'),
  })
  .check((context) => {
    const { first, sequence } = context.value
    const report = (message: string, path: PropertyKey[]) =>
      context.issues.push({ code: 'custom', input: context.value, path, message })
    sequence.forEach((mail, at) => {
      const message = wrongTimes(mail)
      if (message) report(message, ['sequence', at])
    })
    const start = sequence.findIndex(({ after }) => after !== undefined)
    const wanted = first && firstAfter[first]
    if (start === -1 && first) report('must be left out: no mail of the sequence has "after"', ['first'])
    if (start >= 0 && wanted === undefined)
      report('is missing: "now", or "24h" where the first mail has "after: 24"', ['first'])
    if (start >= 0 && wanted !== undefined && sequence[start]?.after !== wanted)
      report(`must be ${wanted}: "first: ${first}" says when the first mail is due`, [
        'sequence',
        start,
        'after',
      ])
    wrongOrder(sequence).forEach(({ at, message }) => report(message, ['sequence', at, 'after']))
  })
  .describe('Starts a journey: mails that follow the sign-up over days, or an event.')
  .meta({
    examples: [
      {
        step: 'journey',
        first: 'now',
        sequence: [
          { email: 'sleep-reset', after: 0 },
          { email: 'first-night', after: 48 },
        ],
      },
    ],
  })

const wrongTimes = ({ after, beforeEvent, afterEvent }: Mail) => {
  const given = [after, beforeEvent, afterEvent].filter((time) => time !== undefined).length
  if (given === 1) return null
  return given === 0
    ? 'says not when: add "after", "beforeEvent" or "afterEvent", in hours'
    : 'says more than one time: keep one of "after", "beforeEvent" and "afterEvent"'
}

/** Mails that count from the sign-up stand in the order in which they are sent. */
const wrongOrder = (sequence: Mail[]) => {
  const timed = sequence.flatMap(({ after }, at) => (after === undefined ? [] : [{ after, at }]))
  return timed.flatMap(({ after, at }, index) => {
    const before = timed[index - 1]
    if (!before || after > before.after) return []
    return [{ at, message: `must be more than ${before.after}, the hours of the mail before it` }]
  })
}

export const journeyStep = defineStep({
  name: 'journey',
  needs: ['lead'],
  gives: ['journey'],
  config: JourneyConfig,
  record: ({ config, campaign, now, recorder }) => {
    recorder.startJourney({ firstMailDueAt: firstDue(config.sequence, campaign.event, now) })
  },
})

type Event = RecordContext<unknown>['campaign']['event']

/** When the earliest mail is due; now where none is to come: the journey then ends when it is next looked at. */
const firstDue = (sequence: Mail[], event: Event, now: Date): Date => {
  const soonest = Math.min(...sequence.map((mail) => dueOf(mail, event, now)))
  return Number.isFinite(soonest) ? new Date(soonest) : now
}

/** Infinite where its time is over, or not known. */
const dueOf = ({ after, beforeEvent, afterEvent = 0 }: Mail, event: Event, now: Date): number => {
  if (after !== undefined) return now.getTime() + after * hour
  const from = beforeEvent === undefined ? event?.endsAt : event?.startsAt
  const due = from === undefined ? NaN : Date.parse(from) + (afterEvent - (beforeEvent ?? 0)) * hour
  return due > now.getTime() ? due : Infinity
}
