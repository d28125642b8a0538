import { z } from 'zod'
import { Fact } from '../kit/fact.ts'
import { Anchor, Href, Text, Tone } from '../kit/words.ts'

export const SchedulerProps = z
  .strictObject({
    type: z.literal('scheduler'),
    variant: z
      .enum(['button', 'embed'])
      .default('button')
      .describe(
        'button: opens the calendar in a new tab; embed: the calendar itself, fetched when it comes into view.',
      ),
    tone: Tone.default('deep'),
    anchor: Anchor.optional(),
    title: Text.optional().describe('*Stars* colour a part of it.'),
    text: Text.optional(),
    facts: z.array(Fact).max(4).optional().describe('Length, place, price: what can be checked.'),
    bringTitle: Text.default('What to bring').describe('Line above the list of what to bring.'),
    bring: z.array(Text).max(4).optional().describe('What to bring to the call.'),
    calendar: Href.default('@scheduler').describe("The calendar's address. Default: the coach's scheduler."),
    label: Text.describe('What the button says; with embed, the link to the same calendar in a new tab.'),
    note: Text.default('Opens the calendar in a new tab.').describe(
      'A line under the button. Whatever else it says, it should say that a new tab opens.',
    ),
    height: z.number().int().min(400).max(1200).default(700).describe('Height of the calendar, px.'),
  })
  .describe('Where a call is booked.')
export type SchedulerProps = z.infer<typeof SchedulerProps>
