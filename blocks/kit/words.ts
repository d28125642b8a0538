import { z } from 'zod'
import { IconName } from './icon-name.ts'

export { Portrait } from '../art/portraits/portrait.ts'
export { CaptionsFile, FilmFile } from './film-file.ts'
export { LogoFile, PhotoFile } from './photo-file.ts'

export const Text = z.string().trim().min(1).max(2000)

const short = (most: number, why: string) => Text.max(most, { error: why })

export const Label = short(60, 'a longer one takes three lines or more of a button on a phone')
export const FieldLabel = short(
  120,
  'a longer one separates the reader from the field; "help" has room for more',
)
export const Eyebrow = short(80, 'a longer one takes three lines or more above the title on a phone')
export const Headline = short(120, 'a longer one fills the first screen of a phone')
export const Title = short(200, 'a longer one fills the screen of a phone; "text" has room for more')

export const Written = z.array(Text.max(40)).min(1).max(10)

export const Inland = z
  .number()
  .min(-1)
  .max(1)
  .describe('Where its pin is on a coast: 0 by the water, 1 far inland, below 0 on an island off it.')

export const linkNames = ['deliverable', 'calendar', 'scheduler', 'meeting'] as const
export type LinkName = (typeof linkNames)[number]

/** No scheme that can run script. */
export const Href = z
  .string()
  .regex(
    /^(@(deliverable|calendar|scheduler|meeting)|\/(?![/\\])[^\s\\]*|#[\w-]+|https:\/\/[^\s\\]+|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d -]+)$/,
    {
      error:
        'must be a path that starts with one "/", a "#fragment", a link by name such as "@scheduler", or an https:, mailto: or tel: address',
    },
  )
  .describe(
    "Where the link goes: a path of this site, a #fragment, an https:, mailto: or tel: address, or by name: @deliverable (the promised file), @calendar (the event's calendar file), @scheduler (where the coach's calls are booked), and, once the form was sent, @meeting (the event's meeting link).",
  )

export const Picture = z
  .strictObject({
    src: z
      .string()
      .min(1)
      .describe(
        'File in the coach\'s assets folder, such as "portrait.svg": JPEG, PNG, WebP or AVIF, as the camera made it (at most 25 MB and 40 megapixels); GIF or SVG of at most 1 MB.',
      )
      .meta({ picture: true }),
    alt: z.string().describe('What the picture shows, for screen readers. Empty only for pure decoration.'),
  })
  .describe('A picture and its words.')
export type Picture = z.infer<typeof Picture>

export const Cta = z
  .strictObject({
    label: Label.describe('What the button says: the reader\'s verb, such as "Save my seat".'),
    href: Href,
  })
  .describe('A button that leads somewhere.')
export type Cta = z.infer<typeof Cta>

/** An answer that a button gives in the form of the page. */
export const Choice = z
  .strictObject({
    field: z.string().describe('Name of a field of the type select or radio.'),
    is: z.string().describe('Value of one of its options.'),
  })
  .describe('An answer that is chosen in the form of the page.')
export type Choice = z.infer<typeof Choice>

export const FooterLinks = z
  .array(z.strictObject({ label: Label.describe('What the link says.'), href: Href }))
  .max(6)

export const Tone = z
  .enum(['paper', 'tint', 'deep'])
  .describe('Ground of the section: paper (light), tint (light, coloured) or deep (dark).')
export type Tone = z.infer<typeof Tone>

export const Anchor = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, { error: 'must be lower-case letters, digits and dashes, without "#"' })
  .describe('Name for links into the page, without the "#".')

export const Fact = z
  .strictObject({ icon: IconName, text: Text.describe('A few words, such as "90 minutes, live".') })
  .describe('One short fact with an icon.')
export type Fact = z.infer<typeof Fact>

export const Figure = z.strictObject({
  value: Text.max(24).describe('The figure with its unit: "500+", "35-50%".'),
  label: Text.describe('What it counts, and where.'),
})
export type Figure = z.infer<typeof Figure>
