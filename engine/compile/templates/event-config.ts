import { z } from 'zod'
import { repeatKeys, withRepeats } from '../../campaign/schema/event-repeats.ts'
import { EventStart } from '../../campaign/schema/event-start.ts'
import { FormField, Label, Text, Title } from '../../campaign/schema/words.ts'
import { Benefit } from './benefit-list.ts'
import { Minutes, factList, fitFirst, promiseKeys, readerKeys, stepList } from './page-keys.ts'

const AgendaItem = Benefit.pick({ mark: true, title: true, description: true })

const Mail = z.string().min(1)
const hours = (least: number) => z.number().int().min(least).max(8760).optional()
const Reminder = z
  .strictObject({
    email: Mail.describe('Name of the mail, a file in emails without its ending.'),
    beforeEvent: hours(1).describe('Hours before the start.'),
    afterEvent: hours(0).describe('Hours after the end.'),
  })
  .refine(({ beforeEvent, afterEvent }) => (beforeEvent === undefined) !== (afterEvent === undefined), {
    error: 'needs one of "beforeEvent" and "afterEvent", in hours',
  })

const Message = z.strictObject({
  title: Title.describe('First line.'),
  text: Text.optional().describe('Second line; may be left out.'),
})
const Messages = z.strictObject({
  duplicate: Message.optional().describe('Somebody who has a place already signs up again.'),
  full: Message.optional().describe('The last place is taken; the page says so, too.'),
  over: Message.optional().describe('The event is over; the page says so, too.'),
  cancelled: Message.optional().describe('The event is called off; the page says so, too.'),
})

const Fields = z
  .array(FormField)
  .min(1)
  .max(10)
  .superRefine((fields, context) =>
    fields.forEach(({ name }, index) => {
      if (name === 'name' || name === 'email')
        context.addIssue({ code: 'custom', path: [index, 'name'], message: 'is asked for already' })
    }),
  )

export const EventConfig = z
  .strictObject({
    ...promiseKeys('Live event'),
    eventTitle: Text.max(200)
      .optional()
      .describe('What the event is called in emails and calendars. Default: the title.'),
    starts: EventStart.describe(
      'When it begins: day, time on the clocks there, and the time zone: "2027-03-04 18:00 Europe/Berlin". Or with an offset, "2027-03-04T18:00:00+01:00".',
    ),
    ...repeatKeys,
    when: Text.max(100)
      .optional()
      .describe(
        'The date as the page says it: "Thursday, February 11, 6 p.m. in Ellery". Default: made of starts.',
      ),
    minutes: Minutes.default(60).describe('How long it takes, in minutes.'),
    capacity: z.number().int().min(1).max(100_000).describe('How many places there are.'),
    place: Text.max(300)
      .optional()
      .describe('An address, which the page shows; or a meeting link, which only the calendar file holds.'),
    facts: factList(2)
      .optional()
      .describe(
        'Two more facts beside date, length and place, such as the price, the language or what to bring: on the page, in emails and in the calendar.',
      ),
    agenda: z.array(AgendaItem).min(1).max(12).describe('What happens, in order. A mark is a time: "6:00".'),
    ...readerKeys,
    fields: Fields.optional().describe('What the form asks beyond name and address; kept with the person.'),
    formTitle: Title.default('Save your place').describe('Title of the form: it names the outcome.'),
    formSubtitle: Text.default('Your confirmation comes by email within a few minutes.').describe(
      'One line on what arrives and when.',
    ),
    buttonText: Label.default('Save my place').describe("The reader's verb, on every button."),
    duplicates: z
      .enum(['tell', 'hide'])
      .default('hide')
      .describe('tell: who has a place already reads so, and so could anybody who tries an address.'),
    messages: Messages.default({}).describe('What the form says at a second sign-up, and when it is closed.'),
    successTitle: Title.default('Your place is saved').describe(
      'Title once the form was sent. {email} is filled in.',
    ),
    successSubtitle: Text.default('We have written to {email}.').describe(
      'Text below that title. {email} is filled in.',
    ),
    successSteps: stepList
      .optional()
      .describe('What to do next, in order. Default: the mail, the calendar, the day.'),
    reminders: z
      .array(Reminder)
      .min(1)
      .max(12)
      .optional()
      .describe('Mails to the guests, each with its hours before the start or after the end.'),
    cancelled: z
      .literal(true)
      .optional()
      .describe('true: it is called off. Its guests get one mail, and nobody can sign up any more.'),
    movedEmail: Mail.optional().describe(
      'Mail to guests about a new date or place. Default: built-in words.',
    ),
    cancelledEmail: Mail.optional().describe(
      'Mail to guests when it is called off. Default: built-in words.',
    ),
    source: Text.max(100)
      .optional()
      .describe('Where the lead came from, as lists and exports show it. Default: "<coach>-<file name>".'),
    closing: Text.optional().describe('The last argument, above the last button. Default: about the places.'),
  })
  .superRefine(fitFirst)
  .superRefine(withRepeats)
  .describe('Settings of the template "event": a date with so many places, reminders, a calendar file.')
export type EventConfig = z.infer<typeof EventConfig>
