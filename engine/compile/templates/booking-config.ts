import { z } from 'zod'
import { Href, Label, Text, Title } from '../../campaign/schema/words.ts'
import { Benefit } from './benefit-list.ts'
import { Minutes, factList, fitFirst, promiseKeys, readerKeys, stepList } from './page-keys.ts'

export const BookingConfig = z
  .strictObject({
    ...promiseKeys('Book a call'),
    minutes: Minutes.describe('How long the call takes, in minutes.'),
    facts: factList(3)
      .default([{ icon: 'video', text: 'By video' }])
      .describe('What else can be checked, beside the minutes: medium or place, price.'),
    whatYouGet: z.array(Benefit).min(1).max(12).describe('What the reader has when the call is over.'),
    steps: stepList.optional().describe('How it goes, in order. Default: the calendar, its mail, the call.'),
    bring: z.array(Text).min(1).max(4).optional().describe('What to have ready for the call.'),
    ...readerKeys,
    buttonText: Label.default('Choose a time').describe("The reader's verb, on every button."),
    calendar: Href.optional().describe(
      "Address of the calendar, at a host where calls may be booked. Default: the coach's scheduler.",
    ),
    calendarTitle: Title.default('Choose your time').describe('Title above the calendar.'),
    closing: Text.optional().describe(
      'The last argument, above the last button. Default: about the minutes.',
    ),
  })
  .superRefine(fitFirst)
  .describe('Settings of the template "booking": a page whose only aim is a call in the coach\'s calendar.')
export type BookingConfig = z.infer<typeof BookingConfig>
