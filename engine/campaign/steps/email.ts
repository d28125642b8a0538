import { z } from 'zod'
import { defineStep } from './contract/define-step.ts'
import { effectKeys } from './contract/effect-keys.ts'

const EmailConfig = z
  .strictObject({
    step: z.literal('email'),
    email: z
      .string()
      .min(1)
      .describe("The email: its file's name in the coach's emails folder, without .md."),
    ...effectKeys,
    nameFallback: z
      .string()
      .min(1)
      .max(60)
      .optional()
      .describe(
        'Greeting when there is no usable name. Default: "there" in English, and in other languages none: "Hallo," for "Hallo {name},".',
      ),
    function: z
      .string()
      .max(100)
      .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, { error: 'must be lower-case words joined by dashes' })
      .optional()
      .describe(
        'Name under which this mail is sent by function call, and under which its errors are logged, such as "send-email".',
      ),
    functionFor: z
      .enum(['visitors', 'staff'])
      .default('visitors')
      .describe(
        'Who may call the function. visitors: anybody with the publishable key, and it sends this mail; staff: staff alone, and it sends a mail of their own words.',
      ),
  })
  .describe('Sends the sign-up mail, at most once a day per address.')
  .meta({ examples: [{ step: 'email', email: 'sleep-reset', onError: 'error', wait: 5 }] })

export const emailStep = defineStep({
  name: 'email',
  needs: ['lead'],
  config: EmailConfig,
  email: 'email',
})
