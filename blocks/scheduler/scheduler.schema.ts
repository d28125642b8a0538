import { z } from 'zod'
import { withColumns } from '../kit/columns.ts'
import { usualNote } from '../kit/new-tab.ts'
import { Anchor, Fact, Href, Label, Text, Title, Tone } from '../kit/words.ts'

const Slot = z.strictObject({
  label: Label.describe('Day and hour: "Tomorrow, 1:00 PM".'),
  note: Text.optional().describe('Quieter words after it: "30 minutes".'),
  calendar: Href.optional().describe(
    "Address of this time in the calendar. Default: the section's calendar.",
  ),
})

export const SchedulerProps = z
  .strictObject({
    type: z.literal('scheduler'),
    variant: z
      .enum(['button', 'embed', 'slots'])
      .default('button')
      .describe(
        'button: opens the calendar in a new tab; embed: the calendar itself, fetched when it comes into view; slots: a few fixed times, each a card that opens the calendar.',
      ),
    tone: Tone.default('deep'),
    anchor: Anchor.optional(),
    title: Title.optional().describe('*Stars* colour a part of it.'),
    text: Text.optional().describe('A line or two below the heading.'),
    facts: z.array(Fact).max(4).optional().describe('Length, place, price: what can be checked.'),
    bringTitle: Text.default('What to bring').describe('Line above the list of what to bring.'),
    bring: z.array(Text).max(4).optional().describe('What to bring to the call.'),
    calendar: Href.default('@scheduler').describe("The calendar's address. Default: the coach's scheduler."),
    slots: z.array(Slot).min(1).max(8).optional().describe('The times of the variant slots.'),
    label: Label.describe('What the button says; with embed, the link to the same calendar in a new tab.'),
    note: Text.default(usualNote).describe(
      'A line under the button. Whatever else it says, it should say that a new tab opens. With embed it is before the link; the default is left out where the label says "new tab" itself.',
    ),
    minutes: z
      .number()
      .int()
      .min(5)
      .max(480)
      .optional()
      .describe('Length of the call. With embed a dial shows it until the calendar is there.'),
    height: z.number().int().min(400).max(1200).default(700).describe('Height of the calendar, px.'),
  })
  .superRefine(({ variant, slots }, context) => {
    if (variant === 'slots' && !slots)
      context.addIssue({ code: 'invalid_type', expected: 'array', input: undefined, path: ['slots'] })
    if (variant !== 'slots' && slots)
      context.addIssue({ code: 'custom', path: ['slots'], message: 'is shown by "variant: slots" alone' })
  })
  .describe('Where a call is booked.')
export type SchedulerProps = z.infer<typeof SchedulerProps>

withColumns(SchedulerProps.shape.variant, { button: 'media', embed: 'wide', slots: 'split' })
