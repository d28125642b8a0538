import { z } from 'zod'
import { SendWindowText, sendWindowOf, type SendWindow } from '../mail/send-window.ts'
import { defineStep } from './contract/define-step.ts'

const firstAfter = { now: 0, '24h': 24 } as const

const hours = (least: number) => z.number().int().min(least).max(8760).optional()

const JourneyMail = z.strictObject({
  email: z.string().min(1).describe("The email: its file's name in the coach's emails folder, without .md."),
  after: hours(0).describe('Hours after the sign-up.'),
  beforeEvent: hours(1).describe("A reminder: hours before the start of the campaign's event."),
  afterEvent: hours(0).describe("Hours after the end of the campaign's event."),
})
export type JourneyMail = z.infer<typeof JourneyMail>

const JourneyConfig = z
  .strictObject({
    step: z.literal('journey'),
    first: z
      .enum(['now', '24h'])
      .optional()
      .describe(
        'now: the first mail is due immediately (it may be the sign-up mail itself); 24h: a day after the sign-up. Left out where no mail has "after".',
      ),
    sendWindow: SendWindowText.optional().describe(
      'Hours in which mails leave, by the clocks of a time zone, and days if not all: "8:00-20:00 Europe/London", "Mon-Fri 8:00-20:00 Europe/London", or "8:00-20:00 reader" by the clocks of each reader\'s browser (else by `notices.timezone` of the coach). What is due outside waits until it opens; mails that are due immediately, and reminders before an event, do not wait.',
    ),
    sequence: z.array(JourneyMail).min(1).max(100).describe('The mails of the journey, in order.'),
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

export const journeyStep = defineStep({
  name: 'journey',
  needs: ['lead'],
  gives: ['journey'],
  config: JourneyConfig,
  laterEmails: ({ sequence }) =>
    sequence.map(({ email }, at) => ({ name: email, path: ['sequence', at, 'email'] })),
})

export const sequenceOf = (entry: { step: string }): JourneyMail[] => journeyStep.read(entry)?.sequence ?? []

/** The window of a mail, if it waits for one. */
export const windowOf = (
  entry: { step: string },
  { after = 0, afterEvent = 0 }: JourneyMail,
  /** Of readers whose own is not known. */
  zone?: string,
): SendWindow | undefined => {
  const text = journeyStep.read(entry)?.sendWindow
  return text === undefined || after + afterEvent === 0 ? undefined : sendWindowOf(text, zone)
}

const wrongTimes = ({ after, beforeEvent, afterEvent }: JourneyMail) => {
  const given = [after, beforeEvent, afterEvent].filter((time) => time !== undefined).length
  if (given === 1) return null
  return given === 0
    ? 'has no time: add "after", "beforeEvent" or "afterEvent", in hours'
    : 'has more than one time: keep one of "after", "beforeEvent" and "afterEvent"'
}

const wrongOrder = (sequence: JourneyMail[]) => {
  const timed = sequence.flatMap(({ after }, at) => (after === undefined ? [] : [{ after, at }]))
  return timed.flatMap(({ after, at }, index) => {
    const before = timed[index - 1]
    if (!before || after > before.after) return []
    return [{ at, message: `must be more than ${before.after}, the hours of the mail before it` }]
  })
}
