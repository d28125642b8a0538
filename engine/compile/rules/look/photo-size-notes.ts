import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { RuleWords } from '../../diagnostics/rule-words.ts'
import type { CoachFolder } from '../../parse/campaign-folder.ts'
import type { ParsedCampaign, ParsedCoach } from '../../parse/parsed-files.ts'
import type { PictureFile } from '../../parse/read-picture.ts'
import { isRecord } from '../../read/is-record.ts'

export const photoSizeIds = {
  'small-photo': { says: 'A note, no fault: a photo has as many pixels as its place is wide.' },
  'unnamed-photo': { says: 'A note, no fault: the photo of a first screen says what it shows.' },
} satisfies Record<string, RuleWords>

/** Widest places on a desktop screen, in pixels. */
const widths = { screen: 1440, half: 720, portrait: 600 }

type Pictures = CoachFolder['pictures']
type Place = { path: PropertyKey[]; name: unknown; width: number; where: string }

export const smallPhotos = (campaign: ParsedCampaign, coach: ParsedCoach | null, pictures: Pictures) =>
  tooSmall(campaign.source, campaign.sections.flatMap(placesIn(coach, pictures)), pictures)

/** Once for a coach, however many pages show it. */
export const smallPortrait = ({ source, raw }: ParsedCoach, pictures: Pictures) =>
  tooSmall(source, portraitOf(raw, []), pictures)

export const unnamedPhotos = ({ source, sections }: ParsedCampaign): Diagnostic[] =>
  sections.flatMap(({ type, photo }, index) =>
    type === 'hero' && isRecord(photo) && photo['alt'] === ''
      ? [
          source.report(['sections', index, 'photo', 'alt'], {
            rule: 'unnamed-photo',
            message: 'is empty: who cannot see the photo does not learn what the page begins with.',
            fix: 'Say in a few words what it shows. Leave it empty only where it is a mere pattern.',
          }),
        ]
      : [],
  )

const tooSmall = (source: ParsedCoach['source'], places: Place[], pictures: Pictures): Diagnostic[] =>
  places.flatMap(({ path, name, width, where }) => {
    const size = sizeOf(name, pictures)
    if (!size || size.width >= width) return []
    return [
      source.report(path, {
        rule: 'small-photo',
        message: `has ${size.width} x ${size.height} pixels, and is shown up to ${width} pixels wide ${where}.`,
        fix: `Take it as the camera made it, at least ${width} pixels wide; twice that is sharp on every screen.`,
      }),
    ]
  })

const sizeOf = (name: unknown, pictures: Pictures): PictureFile['size'] => {
  const picture = typeof name === 'string' ? pictures?.get(name) : undefined
  return picture?.kind === 'svg' ? undefined : picture?.size
}

type Section = Record<string, unknown>

const placesIn =
  (coach: ParsedCoach | null, pictures: Pictures) =>
  (section: Section, index: number): Place[] => {
    const path = ['sections', index]
    if (section['type'] === 'hero') return heroPhoto(section, path, coach, pictures)
    if (section['type'] === 'media') return mediaPhoto(section, path)
    if (section['type'] !== 'about' || isSame(section, coach)) return []
    return portraitOf(section, path)
  }

/** Templates repeat the coach's own. */
const isSame = ({ portrait }: Section, coach: ParsedCoach | null) => {
  const own = coach?.raw['portrait']
  return isRecord(portrait) && isRecord(own) && portrait['src'] === own['src']
}

const bands: unknown[] = ['poster', 'dark-form', 'stage']

/** An upright photo is beside the words in every layout. */
const heroPhoto = (
  { photo, variant }: Section,
  path: PropertyKey[],
  coach: ParsedCoach | null,
  pictures: Pictures,
): Place[] => {
  if (!isRecord(photo)) return []
  const size = sizeOf(photo['file'], pictures)
  const isBand = bands.includes(variant ?? coach?.value?.theme.hero) && size && size.width > size.height
  return [
    {
      path: [...path, 'photo', 'file'],
      name: photo['file'],
      ...(isBand
        ? { width: widths.screen, where: 'across the first screen' }
        : { width: widths.half, where: 'beside the words of the first screen' }),
    },
  ]
}

const mediaPhoto = ({ image, side }: Section, path: PropertyKey[]): Place[] => {
  if (!isRecord(image)) return []
  const isWide = ['above', 'below', 'behind'].includes(String(side))
  return [
    {
      path: [...path, 'image', 'file'],
      name: image['file'],
      ...(isWide
        ? { width: widths.screen, where: 'across the screen' }
        : { width: widths.half, where: 'beside the words' }),
    },
  ]
}

const portraitOf = ({ portrait }: Section, path: PropertyKey[]): Place[] =>
  isRecord(portrait)
    ? [
        {
          path: [...path, 'portrait', 'src'],
          name: portrait['src'],
          width: widths.portrait,
          where: 'where a page introduces the person',
        },
      ]
    : []
