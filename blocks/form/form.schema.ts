import { z } from 'zod'
import { FormField } from '../kit/form-field.ts'
import { Anchor, Text, Tone } from '../kit/words.ts'

const Message = z
  .strictObject({ title: Text, text: Text.optional().describe('Second line; may be left out.') })
  .describe('A message to the visitor.')

const Messages = z.strictObject({
  missing: Message.describe('Shown when a required field is empty.'),
  success: Message.describe('Shown when everything worked, the e-mail included.'),
  partial: Message.optional().describe(
    'Shown when the lead is stored but the e-mail is late. Default: success plus one line.',
  ),
  error: Message.describe('Shown when the form could not be stored or a step with onError: error failed.'),
  hints: z
    .record(z.string(), Text)
    .optional()
    .describe('Second line of the error by the step that failed: lead, journey, email, mailing-list, event.'),
})

export const FormProps = z
  .strictObject({
    type: z.literal('form'),
    variant: z
      .enum(['ticket', 'card', 'full', 'bare'])
      .default('card')
      .describe('ticket: inline with perforation; card: raised card; full: two columns; bare: one line.'),
    tone: Tone.default('paper'),
    anchor: Anchor.default('form'),
    placement: z
      .enum(['own', 'hero'])
      .default('own')
      .describe('own: a section of its own; hero: inside the hero that stands before it.'),
    title: Text.optional(),
    text: Text.optional().describe('One line on what arrives and when.'),
    fields: z.array(FormField).min(1).max(20),
    button: z.strictObject({
      label: Text.describe('The reader\'s verb: "Save my seat".'),
      busy: Text.describe('The label while sending: "Registering...".'),
    }),
    privacy: Text.optional().describe('What happens to the address, beside the button.'),
    after: z
      .enum(['screen', 'clear'])
      .default('screen')
      .describe('screen: the success section replaces the form; clear: a toast, and the fields are emptied.'),
    messages: Messages,
  })
  .describe('The form a visitor fills in.')
export type FormProps = z.infer<typeof FormProps>
