import { z } from 'zod'
import { Href, Label, Text, Title } from '../../campaign/schema/words.ts'
import { Benefit } from './benefit-list.ts'
import { FollowUp } from './lead-magnet-config.ts'
import { Minutes, factList, fitFirst, promiseKeys, readerKeys, stepList } from './page-keys.ts'

export const WebinarConfig = z
  .strictObject({
    ...promiseKeys('Free masterclass'),
    minutes: Minutes.describe('How long the class takes, in minutes.'),
    when: Text.max(100)
      .optional()
      .describe('When it comes again: "First Tuesday of the month, 7 p.m.". Default: on demand.'),
    value: Text.max(60).optional().describe('What it costs, or is worth: "Free ($497 value)".'),
    facts: factList(1).optional().describe('One more fact beside time, length and value.'),
    benefits: z
      .array(Benefit)
      .min(1)
      .max(12)
      .describe('What the class holds. With marks ("0:20") it is an agenda, with icons it has columns.'),
    steps: stepList.optional().describe('How it goes, in order. Default: the form, the mail, the class.'),
    ...readerKeys,
    formTitle: Title.default('Save your spot').describe('Title of the form: it names the outcome.'),
    formSubtitle: Text.default('Your access comes by email within a few minutes.').describe(
      'One line on what arrives and when.',
    ),
    buttonText: Label.default('Save my spot').describe("The reader's verb, on every button."),
    access: Href.optional().describe(
      'Page of the class, such as /masterclass-access: a button on the success screen. The mail needs its own link.',
    ),
    accessText: Label.default('Open the class').describe('What that button says.'),
    successTitle: Title.default('You are in').describe('Title once the form was sent. {email} is filled in.'),
    successSubtitle: Text.default('We have written to {email}.').describe(
      'Text below that title. {email} is filled in.',
    ),
    successSteps: stepList
      .optional()
      .describe('What to do next, in order. Default: the mail, the time, the class.'),
    followUps: z
      .array(FollowUp)
      .min(1)
      .max(12)
      .optional()
      .describe('Mails that follow the sign-up mail, each with the hours until it is due.'),
    source: Text.max(100)
      .optional()
      .describe('Where the lead came from, as lists and exports show it. Default: "<coach>-<file name>".'),
    closing: Text.optional().describe(
      'The last argument, above the last button. Default: about the minutes.',
    ),
  })
  .superRefine(fitFirst)
  .describe('Settings of the template "webinar": a class on demand, or one that repeats.')
export type WebinarConfig = z.infer<typeof WebinarConfig>
