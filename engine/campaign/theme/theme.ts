import { z } from 'zod'
import { artMeanings, artNames } from '../../../blocks/art/art-name.ts'
import type { OwnDrawing } from '../../../blocks/art/own-drawing.ts'
import { heroVariants } from '../../../blocks/kit/hero-variant.ts'
import { pageLayouts } from '../../../blocks/kit/page-layout.ts'

export const Colour = z.string().regex(/^#[0-9a-f]{6}$/, {
  error: ({ input }) =>
    `must be a colour like "${asHex(String(input)) ?? '#bc1f4b'}": "#" and six characters, each 0 to 9 or a to f`,
})

const asHex = (written: string): string | undefined => {
  const word = written.trim().toLowerCase()
  const digits = /^#?((?:[0-9a-f]{3}){1,2})$/.exec(word)?.[1]
  if (digits) return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`
  const parts = /^rgb\((\d{1,3})[, ]+(\d{1,3})[, ]+(\d{1,3})\)$/.exec(word)?.slice(1).map(Number)
  if (!parts || parts.some((part) => part > 255)) return undefined
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

const packageName = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const fontFile = /([\w-][\w.-]*\.(?:woff2?|ttf|otf))$/i

export const FontName = z.string().regex(/^([a-z0-9]+(-[a-z0-9]+)*|[\w-][\w.-]*\.(woff2?|ttf|otf))$/, {
  error: ({ input }) => {
    const file = fontFile.exec(String(input))?.[1]
    return file === undefined
      ? `must be lower-case words joined by dashes, such as "${packageName(String(input)) || 'young-serif'}", or a font file of the assets folder, such as "brand.woff2"`
      : `must be the name alone of a file in the assets folder, such as "${file.toLowerCase()}"`
  },
})

/** `drawn`: in the theme's colours, once the file was read. */
export type NamedDrawing = { file: string; drawn?: OwnDrawing }
export type { OwnDrawing }

export const DrawingFile = z
  .string()
  .regex(/^[\w-][\w.-]*\.svg$/i, {
    error: 'must be the name of an SVG file in the assets folder, such as "drawing.svg"',
  })
  .describe(
    'A drawing of your own in the place of `art`: an SVG of plain shapes in the assets folder. Its colours become the nearest of the theme.',
  )
  .meta({ picture: true })

export const themeTokens = {
  paper: Colour.describe('Light ground.'),
  paper2: Colour.describe('Tinted light ground.'),
  ink: Colour.describe('Text on light grounds.'),
  ink2: Colour.describe('Quieter text on light grounds.'),
  brand: Colour.describe('Buttons, art.'),
  onBrand: Colour.describe('Text on brand.'),
  brandInk: Colour.describe('Brand-coloured text on light grounds.'),
  accent: Colour.describe('Art and highlight; text only on deep.'),
  deep: Colour.describe('Dark ground.'),
  onDeep: Colour.describe('Text on deep.'),
  onDeep2: Colour.describe('Quieter text on deep.'),
  line3: Colour.describe('Border of fields: at least 3:1 on white and paper2.'),
  error: Colour.describe('Text and border of errors.'),
  ok: Colour.describe('Text of success.'),
  font: FontName.describe(
    'Display font: a package name of @fontsource, such as "caprasimo", or a font file of the assets folder, such as "brand.woff2".',
  ),
  textFont: FontName.describe(
    'Font of texts, buttons and fields: a package name of @fontsource-variable, such as "manrope", or a variable font file of the assets folder. Left out, it is one that goes with `font`.',
  ),
  weight: z.number().int().min(100).max(900).describe('Weight of headings.'),
  tracking: z.number().min(-0.1).max(0.1).describe('Letter spacing of headings, em.'),
  leading: z.number().min(0.8).max(1.4).describe('Line height of headings.'),
  scale: z.number().min(0.5).max(1.5).describe('Factor on display sizes; fonts differ in width.'),
  titles: z
    .number()
    .min(0.7)
    .max(1.3)
    .describe('Factor on the titles of sections: loud above 1, quiet below.'),
  spacing: z.number().min(0.6).max(1.4).describe('Factor on the space above and below sections.'),
  split: z
    .number()
    .int()
    .min(3)
    .max(6)
    .describe("Twelfths of the width for a section's title where its list lies beside it."),
  radius: z.number().int().min(0).max(40).describe('Radius of fields and cards, px.'),
  buttonRadius: z.number().int().min(0).max(99).describe('Radius of buttons, px; 99 is a pill.'),
  page: z
    .enum(['light', 'dark'])
    .describe(
      'dark: pages have a dark ground in the hue of `deep`, and light texts; each colour stays as it is where it can be read, else it gets lighter. Mails, guides and print stay light. Default: light.',
    )
    .optional(),
  hero: z.enum(heroVariants).describe('Layout of the first screen where a campaign names none.'),
  layout: z
    .enum(pageLayouts)
    .describe(
      'Layout of the sections below it: where quotes, hosts, questions, samples and the last button are set.',
    ),
  art: z.enum(artNames).describe(
    `The drawn picture: choose it by what the page is about. ${Object.entries(artMeanings)
      .map(([name, meaning]) => `${name}: ${meaning}`)
      .join('; ')}.`,
  ),
  drawing: DrawingFile.transform((file): NamedDrawing => ({ file })).optional(),
}

export const Theme = z
  .strictObject({
    ...themeTokens,
    error: themeTokens.error.default('#ae1419'),
    ok: themeTokens.ok.default('#126635'),
    textFont: themeTokens.textFont.optional(),
    weight: themeTokens.weight.default(400),
    tracking: themeTokens.tracking.default(-0.02),
    leading: themeTokens.leading.default(1.05),
    scale: themeTokens.scale.default(1),
    titles: themeTokens.titles.default(1),
    spacing: themeTokens.spacing.default(1),
    split: themeTokens.split.default(5),
    hero: themeTokens.hero.default('split-art'),
    layout: themeTokens.layout.default('standard'),
  })
  .describe("A coach's look.")
export type Theme = z.infer<typeof Theme>

type Own = { [Token in keyof Theme]?: Theme[Token] | undefined }

export const definedOf = (own: Own = {}): Partial<Theme> =>
  Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined))

/** Arabic letters are joined, so that nothing may space them, and reach further up and down. */
export const inScript = (theme: Theme, lang: string | undefined): Theme =>
  lang === 'ar' ? { ...theme, tracking: 0, leading: Math.max(theme.leading + 0.15, 1.3) } : theme

export const CampaignTheme = Theme.pick({
  brand: true,
  onBrand: true,
  brandInk: true,
  accent: true,
  deep: true,
  onDeep: true,
  onDeep2: true,
  page: true,
  art: true,
  drawing: true,
})
  .partial()
  .describe(
    "Colours and drawing of this campaign alone, over the coach's. Where the coach has a `mood`, the other colours adapt.",
  )
export type CampaignTheme = z.infer<typeof CampaignTheme>
