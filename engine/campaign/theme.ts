import { z } from 'zod'
import { artNames } from '../../blocks/kit/art/art-name.ts'

export const Colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, { error: 'must be a colour like "#bc1f4b": a "#" and six lower-case hex digits' })

/** A coach's look: the tokens every block paints with. Names as in the design language. */
export const Theme = z
  .strictObject({
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
    error: Colour.default('#ae1419').describe('Text and border of errors.'),
    ok: Colour.default('#126635').describe('Text of success.'),
    font: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'must be lower-case words joined by dashes' })
      .describe('Display font: a package name of @fontsource, such as "caprasimo".'),
    weight: z.number().int().min(100).max(900).default(400).describe('Weight of headings.'),
    tracking: z.number().min(-0.1).max(0.1).default(-0.02).describe('Letter spacing of headings, em.'),
    leading: z.number().min(0.8).max(1.4).default(1.05).describe('Line height of headings.'),
    scale: z
      .number()
      .min(0.5)
      .max(1.5)
      .default(1)
      .describe('Factor on display sizes; fonts differ in width.'),
    radius: z.number().int().min(0).max(40).describe('Radius of fields and cards, px.'),
    buttonRadius: z.number().int().min(0).max(99).describe('Radius of buttons, px; 99 is a pill.'),
    art: z.enum(artNames).describe('Generator of the drawn picture.'),
  })
  .describe("A coach's look.")
export type Theme = z.infer<typeof Theme>

/** Colours that one campaign may change of its coach's look; the result is checked like a theme. */
export const ThemeColours = Theme.pick({
  brand: true,
  onBrand: true,
  brandInk: true,
  accent: true,
  deep: true,
  onDeep: true,
  onDeep2: true,
})
  .partial()
  .describe("Colours of this campaign alone, over the coach's.")
export type ThemeColours = z.infer<typeof ThemeColours>
