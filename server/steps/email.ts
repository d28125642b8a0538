import { z } from 'zod'
import { defineStep } from '../pipeline/step.ts'

const EmailConfig = z
  .strictObject({
    step: z.literal('email'),
    email: z
      .string()
      .min(1)
      .describe("The e-mail: its file's name in the coach's emails folder, without .md."),
    onError: z
      .enum(['error', 'partial', 'logged'])
      .default('logged')
      .describe(
        'What the visitor sees when the mail is refused. error: the form\'s error; partial: "registered, the e-mail may be delayed"; logged: success, and staff see it.',
      ),
    wait: z
      .number()
      .int()
      .min(0)
      .max(30)
      .default(2)
      .describe(
        'Seconds the answer may wait for the mail. It goes on trying afterwards. No effect with "logged".',
      ),
    nameFallback: z
      .string()
      .min(1)
      .max(60)
      .default('there')
      .describe('Greeting when there is no usable name.'),
    function: z
      .string()
      .max(100)
      .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, { error: 'must be lower-case words joined by dashes' })
      .optional()
      .describe(
        'Name under which this mail is sent by function call, and under which its errors are logged, such as "send-email".',
      ),
  })
  .describe('Sends the sign-up mail, at most once a day per address.')

export const emailStep = defineStep({
  name: 'email',
  config: EmailConfig,
  email: (config) => config.email,
  onceInHours: 24,
  perform: ({ config, sendEmail }) => sendEmail(config.email, { nameFallback: config.nameFallback }),
})
