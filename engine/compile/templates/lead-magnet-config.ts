import { z } from 'zod'
import { notOffered } from '../../campaign/schema/not-offered.ts'
import { Colour } from '../../campaign/theme/theme.ts'
import { Eyebrow, Headline, Href, Label, PhotoFile, Text, Title } from '../../campaign/schema/words.ts'
import { Benefit } from './benefit-list.ts'
import { stepList } from './page-keys.ts'

export const FollowUp = z.strictObject({
  email: z.string().min(1).describe('Name of the mail, a file in emails without its ending.'),
  after: z.number().positive().describe('Hours after the sign-up.'),
})

const Id = z.string().regex(/^[a-z][a-z0-9-]*\/[a-z0-9][a-z0-9-]*$/, {
  error: 'must be "<coach>/<campaign>"',
})
const Asset = z.string().min(1)

const open = ['email', 'leadMagnetName']
const Filled = Text.refine(
  (text) => [...text.matchAll(/\{([^{}]*)\}/g)].every(([, word = '']) => open.includes(word)),
  { error: 'must hold no words in braces but {email} and {leadMagnetName}' },
)

export const LeadMagnetConfig = z
  .strictObject({
    campaignId: Id.optional().describe(
      'Pinned id of the campaign, "<coach>/<campaign>": rows belong to it even when the file is renamed. Default: the path of the file.',
    ),
    pageId: z
      .string()
      .regex(/^[A-Za-z0-9][A-Za-z0-9-]*$/, { error: 'must be letters, digits and dashes' })
      .optional()
      .describe('Slug of its row in pages. Default: the main path without its first "/".'),
    source: Text.max(100)
      .optional()
      .describe('Where the lead came from, as lists and exports show it. Default: "<coach>-<file name>".'),
    title: Headline.describe('The promise, at most nine words. *Stars* colour a part of it.'),
    subtitle: Text.describe('What the reader gets, at most thirty words, below the title.'),
    photo: PhotoFile.optional().describe('A photo in place of the drawing of the first screen.'),
    description: Text.optional().describe(
      'What is inside, above the benefits; search results show it too. Default there: the subtitle.',
    ),
    benefits: z.array(Benefit).min(1).max(12).describe('What the reader gets, in a list.'),
    authorName: Text.max(60).optional().describe("Who wrote the guide. Default: the coach's name."),
    authorBio: Text.optional().describe(
      "About the author; an empty line starts a new paragraph. Default: the coach's bio.",
    ),
    authorImage: Asset.optional().describe(
      "Portrait of the author, a file in the coach's assets folder. Default: the coach's portrait.",
    ),
    badge: Eyebrow.default('Free guide').describe('What this is, in a few words, above the title.'),
    bookCoverImage: Asset.optional().describe(
      "Picture of the guide's cover, a file in the coach's assets folder. Default: a drawn cover.",
    ),
    pdfDownloadUrl: Href.optional().describe(
      'The guide on the success screen: @deliverable, an https: address or a path of this site. Default: the deliverable, if the campaign has one.',
    ),
    gradientFrom: Colour.optional().describe(
      'Dark end of the page\'s colours, "#rrggbb": the dark grounds (deep of the theme). Default: the coach\'s.',
    ),
    gradientTo: Colour.optional().describe(
      'Bright end of the page\'s colours, "#rrggbb": highlights and art (accent of the theme). Default: the coach\'s.',
    ),
    primaryColor: Colour.optional().describe(
      'Colour of the buttons, "#rrggbb" (brand of the theme). Default: the coach\'s.',
    ),
    closing: Text.optional().describe(
      "The last argument, above the last button. Default: the guide's name and how soon it comes.",
    ),
    formTitle: Title.default('Get your free copy').describe('Title of the form: it names the outcome.'),
    formSubtitle: Text.default('It comes by email within a few minutes.').describe(
      'One line on what arrives and when.',
    ),
    buttonText: Label.default('Send me the guide').describe("The reader's verb, on the button."),
    successTitle: Filled.default('Check your email').describe(
      'Title once the form was sent. {email} and {leadMagnetName} are filled in.',
    ),
    successSubtitle: Filled.default('{leadMagnetName} is on its way to {email}.').describe(
      'Text below that title. {email} and {leadMagnetName} are filled in.',
    ),
    successSteps: stepList
      .optional()
      .describe('What to do next, in order. Default: the mail, the first page, one idea.'),
    leadMagnetName: Text.max(80).describe('Name of the guide: on the cover, in messages, for staff.'),
    emailFunctionName: z
      .string()
      .max(100)
      .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, { error: 'must be lower-case words joined by dashes' })
      .default('send-email')
      .describe('Name under which the mail is sent by function call, and under which its errors are logged.'),
    followUps: z
      .array(FollowUp)
      .min(1)
      .max(12)
      .optional()
      .describe('Mails that follow the sign-up mail, each with the hours until it is due.'),
    emailFunctionFor: z
      .literal('staff')
      .optional()
      .describe('staff: by that name only staff send a mail, in words of their own.')
      .register(notOffered),
    useMailchimp: z.boolean().default(false).describe('true: the lead also joins the mailing list.'),
    mailchimpTags: z
      .array(Text.max(100))
      .min(1)
      .max(20)
      .default(['New lead magnet'])
      .describe('Tags on the mailing list.'),
  })
  .describe('Settings of the template "lead-magnet": a guide in return for a name and an address.')
export type LeadMagnetConfig = z.infer<typeof LeadMagnetConfig>
