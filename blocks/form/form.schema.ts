import { z } from 'zod'
import { withColumns } from '../kit/columns.ts'
import { FormField } from '../kit/form-field.ts'
import { Anchor, Cta, Href, Label, Text, Title, Tone } from '../kit/words.ts'

const Message = z
  .strictObject({
    title: Title.describe('First line.'),
    text: Text.optional().describe('Second line; may be left out.'),
  })
  .describe('A message to the visitor.')

const Messages = z.strictObject({
  missing: Message.describe('Shown when a required field is empty.'),
  success: Message.describe('Shown when everything worked, the email included.'),
  partial: Message.extend({
    action: Cta.optional().describe('A button with the message, such as one that books a call.'),
  })
    .optional()
    .describe('Shown when the lead is stored but the email is late. Default: success plus one line.'),
  duplicate: Message.optional().describe('Shown to somebody who has a place at the event already.'),
  nearlyFull: z
    .strictObject({
      text: Text.describe('{left} and {capacity} are the true numbers: "{left} of {capacity} seats left."'),
      from: z
        .number()
        .min(0.5)
        .max(0.99)
        .describe('Share of the places that has to be taken before it is said: 0.8 is four in five.'),
    })
    .optional()
    .describe('Said above the fields once so many places of the event are taken.'),
  full: Message.optional().describe('Shown when the last place of the event is taken, on the page too.'),
  over: Message.optional().describe('Shown when the event is over, on the page too.'),
  cancelled: Message.optional().describe(
    'Shown when the event is cancelled, on the page too. Default: "This event is cancelled".',
  ),
  error: Message.describe(
    'Shown when the form could not be stored or a step with onError: error failed. {message} in its text is what the step says.',
  ),
  hints: z
    .record(z.string(), Text)
    .optional()
    .describe(
      'Second line of the error by the step that failed: lead, journey, email, mailing-list, event. {message} is what the step says.',
    ),
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
      .describe('own: a section of its own; hero: inside the hero before it.'),
    sticky: z
      .boolean()
      .optional()
      .describe(
        'true: on wide screens the card stays in sight beside the hero and the next three sections. For a card with at most three short fields.',
      ),
    title: Title.optional().describe('Title of the form: it names the outcome.'),
    text: Text.optional().describe('One line on what arrives and when.'),
    fields: z.array(FormField).min(1).max(20).describe('What is asked, from top to bottom.'),
    button: z
      .strictObject({
        label: Label.describe('The reader\'s verb: "Save my seat".'),
        busy: Label.describe('The label while sending: "Registering...".'),
      })
      .describe('The button below the fields.'),
    privacy: Text.optional().describe(
      'What happens to the address, beside the button. Needed where further mails or a mailing list follow; stored with each submission.',
    ),
    sends: z
      .literal(false)
      .optional()
      .describe(
        'false: a mock-up. The form checks its fields and says `messages.success`, but nothing that was typed leaves the page, and the campaign has no pipeline.',
      ),
    after: z
      .union([
        z.enum(['screen', 'clear']),
        z
          .strictObject({
            url: Href.describe(
              'A path of this site, an https: address, or @scheduler. {firstName} and {source} in its query are replaced.',
            ),
          })
          .describe('A page of your own that thanks the visitor.'),
      ])
      .default('screen')
      .describe(
        'screen: the success section replaces the form; clear: a toast, and the fields are emptied; url: the visitor goes on to another page.',
      ),
    afterPartial: z
      .enum(['success', 'stay'])
      .default('success')
      .describe(
        'When the email is late. success: as after success; stay: the form stays as it was typed, with the message for it.',
      ),
    messages: Messages.describe('What the visitor reads; missing, success and error have to be there.'),
  })
  .describe('The form a visitor fills in.')
export type FormProps = z.infer<typeof FormProps>

withColumns(FormProps.shape.variant, { ticket: 'wide', card: 'wide', full: 'wide', bare: 'wide' })
