import { z } from 'zod'
import { Book } from '../kit/book.ts'
import { Anchor, Cta, Fact, Text, Title, Tone } from '../kit/words.ts'

const NextStep = z.strictObject({
  title: Title.describe('What to do or expect, with its time: "In a minute".'),
  text: Text.optional().describe('One or two sentences about it.'),
})

export const SuccessProps = z
  .strictObject({
    type: z.literal('success'),
    variant: z
      .enum(['in-place', 'download', 'page'])
      .default('in-place')
      .describe(
        'in-place: takes the place of the form; a card on a page of its own for visitors without scripts; download: the same, with the guide that is ready; page: the same in place, and a whole page in the look of a first screen for visitors without scripts.',
      ),
    tone: Tone.default('paper'),
    anchor: Anchor.optional(),
    title: Title.optional().describe('What has happened: "You\'re Registered!". {email} is the address.'),
    text: Text.optional().describe('{email} is the address that was given.'),
    facts: z.array(Fact).max(5).optional().describe('Date, length, place.'),
    stepsTitle: Title.optional().describe('Line above the steps: "What happens next".'),
    steps: z.array(NextStep).max(4).optional().describe('What happens next, in order.'),
    tip: Text.optional().describe('One piece of advice below the steps.'),
    book: Book.optional().describe('The guide that is ready; only the download shows it.'),
    action: Cta.optional().describe('One thing to do now.'),
    link: Cta.optional().describe('A second, quieter link, such as the calendar file.'),
  })
  .describe('What a visitor sees after the form was sent. Hidden until then.')
export type SuccessProps = z.infer<typeof SuccessProps>
