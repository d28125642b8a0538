import { z } from 'zod'
import { Eyebrow, Headline, Label, Text, Title } from '../../../campaign/schema/words.ts'

const Form = z
  .strictObject({
    title: Title.default('Ask *here*').describe('Title of the form.'),
    question: Label.default('Your question').describe('Label of the field for it.'),
    buttonText: Label.default('Send it').describe('Button below the fields.'),
    source: z
      .string()
      .min(1)
      .max(100)
      .optional()
      .describe('Where such a lead came from, in lists and exports. Default: coach and name of the file.'),
  })
  .describe('A form whose questions come to the coach by email.')

export const ContactConfig = z
  .strictObject({
    badge: Eyebrow.default('Contact').describe('What this is, in a few words, above the title.'),
    title: Headline.default('How to *reach us*').describe('The title, at most nine words.'),
    subtitle: Text.optional().describe('A sentence below the title; search results show it too.'),
    email: z.email().optional().describe('Where people write. Default: where replies to emails go.'),
    phone: z
      .string()
      .regex(/^\+?\d[\d -]{4,24}$/, {
        error: 'must be a number as you dial it: digits, spaces and dashes, such as "+44 20 7946 0018"',
      })
      .optional()
      .describe('Where people call: "+44 20 7946 0018".'),
    hours: Text.optional().describe('When somebody picks up: "Weekdays, 9 to 12". Needs "phone" beside it.'),
    name: Text.optional().describe('Who answers. Default: name of coach.yaml.'),
    address: Text.optional().describe('Where letters go. Default: postal address of coach.yaml.'),
    company: Text.optional().describe('Company, register and number, as your law wants them said.'),
    form: Form.optional().describe('A form whose questions come to the coach by email. Default: no form.'),
  })
  .refine(({ phone, hours }) => hours === undefined || phone !== undefined, {
    path: ['hours'],
    error: 'needs "phone" beside it',
  })
  .describe(
    'Settings of the template "contact": name, address, email and phone, and a form if one is wanted.',
  )
export type ContactConfig = z.infer<typeof ContactConfig>
