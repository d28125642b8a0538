import { z } from 'zod'

export const hairStyles = [
  'bald',
  'crop',
  'fade',
  'side-part',
  'swept',
  'pixie',
  'bob',
  'waves',
  'long',
  'curls',
  'afro',
  'locs',
  'bun',
  'chignon',
  'headscarf',
] as const
export const hairColours = [
  'black',
  'espresso',
  'brown',
  'auburn',
  'copper',
  'blonde',
  'grey',
  'silver',
  'white',
] as const
export const skins = ['porcelain', 'fair', 'olive', 'tan', 'brown', 'deep', 'ebony'] as const
export const faces = ['oval', 'long', 'round', 'square'] as const
export const glassesKinds = ['none', 'round', 'square'] as const
export const beards = ['none', 'stubble', 'moustache', 'short', 'full'] as const
export const earringKinds = ['none', 'studs', 'hoops', 'drops'] as const
export const clothesKinds = [
  'blazer',
  'turtleneck',
  'shirt',
  'cardigan',
  'coat',
  'overshirt',
  'blouse',
] as const
export const expressions = ['calm', 'smile', 'warm', 'thoughtful'] as const

export const PortraitLook = z
  .strictObject({
    hair: z.enum(hairStyles).describe('Style of the hair, or of what covers it.'),
    hairColour: z.enum(hairColours).default('brown').describe('Colour of hair, eyebrows and beard.'),
    skin: z.enum(skins).describe('Tone of the skin.'),
    face: z.enum(faces).default('oval').describe('Shape of the face.'),
    lines: z.boolean().default(false).describe('true: the lines of a life already lived.'),
    expression: z.enum(expressions).default('calm').describe('How the person looks at the reader.'),
    glasses: z.enum(glassesKinds).default('none').describe('Shape of the glasses.'),
    beard: z.enum(beards).default('none').describe('What grows on the chin.'),
    earrings: z.enum(earringKinds).default('none').describe('What hangs at the ears.'),
    clothes: z.enum(clothesKinds).default('blazer').describe("What is worn, in the coach's colours."),
  })
  .describe('A drawn person, part by part: hair and skin at least.')
export type PortraitLook = z.infer<typeof PortraitLook>
