import { z } from 'zod'
import { repeatKeys, withRepeats } from '../schema/event-repeats.ts'
import { EventStart } from '../schema/event-start.ts'
import { defineStep } from './contract/define-step.ts'

const notice = (news: string) =>
  z
    .string()
    .min(1)
    .optional()
    .describe(
      `The email about ${news}: its file's name in the coach's emails folder, without .md. Default: built-in words.`,
    )

export const EventConfig = z
  .strictObject({
    step: z.literal('event'),
    capacity: z.number().int().min(1).max(100_000).describe('Places at the event.'),
    duplicates: z
      .enum(['tell', 'hide'])
      .default('hide')
      .describe(
        'Somebody who has a place sends the form again. tell: they read `messages.duplicate`, and so could anybody who tries an address; hide: the answer is the same as at first.',
      ),
    title: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .describe("Name in the calendar. Default: the campaign's name."),
    starts: EventStart.optional().describe(
      'When it begins: day, time on the clocks there, and the time zone: "2027-03-04 18:00 Europe/Berlin". Or with an offset, "2027-03-04T18:00:00+01:00". Leave out while the date is open.',
    ),
    ...repeatKeys,
    minutes: z.number().int().min(5).max(1440).default(60).describe('How long it takes, in minutes.'),
    place: z
      .string()
      .min(1)
      .max(300)
      .optional()
      .describe('Where it is, for the calendar: an address or a meeting link.'),
    facts: z
      .array(z.string().min(1).max(200))
      .min(1)
      .max(2)
      .optional()
      .describe(
        'What guests should know besides, such as the language or what to bring: below date and place in their emails, and in the calendar.',
      ),
    private: z
      .boolean()
      .optional()
      .describe(
        'true: guests alone learn the place, from their mails; the page and the calendar file that it links to leave it out. Default: true for a meeting link, false for an address.',
      ),
    cancelled: z
      .boolean()
      .optional()
      .describe('true: it is cancelled. Its guests get one mail, and nobody can register any more.'),
    movedEmail: notice('a new date or place'),
    cancelledEmail: notice('the cancellation'),
  })
  .superRefine(withRepeats)
  .describe(
    'Takes a place at an event, in the same transaction as the lead. When none is left, the form says so.',
  )
  .meta({
    examples: [
      {
        step: 'event',
        capacity: 12,
        starts: '2027-02-11T18:00:00-08:00',
        minutes: 120,
        title: 'Cooking evening with Juniper',
        place: '18 Orchard Row, Port Ellery',
        facts: ['In English', 'Bring an apron'],
        private: true,
        duplicates: 'tell',
      },
    ],
  })

export type EventConfig = z.infer<typeof EventConfig>

/** Whether only guests may know the place: a meeting link is one that everybody could open. */
export const hasPrivatePlace = ({
  place = '',
  private: own,
}: Pick<EventConfig, 'place' | 'private'>): boolean => own ?? place.includes('://')

export const eventStep = defineStep({
  name: 'event',
  needs: ['lead'],
  gives: ['seat'],
  config: EventConfig,
  laterEmails: (config) =>
    (['movedEmail', 'cancelledEmail'] as const).flatMap((key) => {
      const name = config[key]
      return name === undefined ? [] : [{ name, path: [key] }]
    }),
})

export const eventOf = ({ pipeline }: { pipeline: readonly { step: string }[] }): EventConfig | undefined =>
  pipeline.map(eventStep.read).find((event) => event !== undefined)
