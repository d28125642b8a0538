import { z } from 'zod'
import { defineStep } from '../pipeline/step.ts'

const hour = 3_600_000
const firstAfter = { now: 0, '24h': 24 } as const

const Mail = z.strictObject({
  email: z.string().min(1).describe("The e-mail: its file's name in the coach's emails folder, without .md."),
  after: z.number().int().min(0).max(8760).describe('Hours after the sign-up.'),
})

const JourneyConfig = z
  .strictObject({
    step: z.literal('journey'),
    first: z
      .enum(['now', '24h'])
      .describe(
        'now: the first mail is due at once (it may be the sign-up mail itself); 24h: a day after the sign-up.',
      ),
    sequence: z.array(Mail).min(1).max(100).describe('The mails of the journey, in order.'),
  })
  .check((context) => {
    const { first, sequence } = context.value
    if (sequence[0] && sequence[0].after !== firstAfter[first])
      context.issues.push({
        code: 'custom',
        input: sequence[0].after,
        path: ['sequence', 0, 'after'],
        message: `must be ${firstAfter[first]}: "first: ${first}" says when the first mail is due`,
      })
    sequence.forEach((mail, at) => {
      const before = sequence[at - 1]
      if (!before || mail.after > before.after) return
      const message = `must be more than ${before.after}, the hours of the mail before it`
      context.issues.push({ code: 'custom', input: mail.after, path: ['sequence', at, 'after'], message })
    })
  })
  .describe('Starts a journey: mails that follow the sign-up over days.')

export const journeyStep = defineStep({
  name: 'journey',
  config: JourneyConfig,
  record: ({ config, now, recorder }) => {
    recorder.startJourney({ firstMailDueAt: new Date(now.getTime() + firstAfter[config.first] * hour) })
  },
})
