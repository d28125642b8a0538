import type { ParsedFiles } from '../../parse/parsed-files.ts'
import { picturesOfCampaign, picturesOfCoach } from '../facts/named-pictures.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { endingsOf, isPhoto, maxPhotoBytes, maxPhotoPixels } from '../../parse/read-picture.ts'
import type { PictureFile } from '../../parse/read-picture.ts'
import type { Details } from '../../diagnostics/make-diagnostic.ts'
import { defineRule } from '../define-rule.ts'

/** Of what is served as it is. */
export const maxPictureBytes = 1024 * 1024
/** In pixels, of each side: more than any screen shows. */
export const maxPictureSide = 4000

const checkPictures = (parsedFiles: ParsedFiles): Diagnostic[] =>
  [...named(parsedFiles).values()].flatMap((picture) => {
    const { report } = picture
    const [first, ...others] = report
    if (!first) return []
    return pictureFaults(picture).map((fault) => {
      // A file is replaced once, and then renamed wherever it is named.
      const places = others
        .slice(0, 5)
        .map((other) => other(fault))
        .filter(({ path }) => path !== 'with')
      const related = places.map(({ file: at, line, column }) => ({ file: at, line, column }))
      return { ...first(fault), ...(related.length > 0 && { related }) }
    })
  })

export const pictureRule = defineRule({
  check: checkPictures,
})

/** `isShared`: as the picture of shared links, which is not encoded; `isWide`: as a photo that may fill the screen. */
type Named = {
  name: string
  file: PictureFile
  isShared: boolean
  isWide: boolean
  /** As a drawing of the page, which takes its colours: no photo can. */
  isDrawing: boolean
  report: ((fault: Details) => Diagnostic)[]
}

const named = ({ coaches, campaigns, folders }: ParsedFiles): Map<string, Named> => {
  const found = new Map<string, Named>()
  const parsedFiles = [
    ...[...coaches].map(([coach, parsed]) => ({ coach, parsed, pictures: picturesOfCoach(parsed) })),
    ...campaigns.map((parsed) => ({ coach: parsed.coach, parsed, pictures: picturesOfCampaign(parsed) })),
  ]
  for (const { coach, parsed, pictures } of parsedFiles)
    for (const { text, path } of pictures) {
      const file = folders.get(coach)?.pictures?.get(text)
      if (!file) continue
      const picture = found.get(`${coach}/${text}`) ?? {
        name: text,
        file,
        isShared: false,
        isWide: false,
        isDrawing: false,
        report: [],
      }
      picture.isShared ||= path[0] === 'seo'
      picture.isWide ||= path.at(-1) === 'file'
      picture.isDrawing ||= path.includes('drawing')
      picture.report.push((fault) => parsed.source.report(path, fault))
      found.set(`${coach}/${text}`, picture)
    }
  return found
}

/** Of a picture by itself, named as it is in the folder. */
export const pictureFaults = ({
  name,
  file,
  isShared,
  isWide,
  isDrawing,
}: Omit<Named, 'report'>): Details[] => {
  const unseen = unseenFault(name, file, isDrawing)
  if (unseen) return [{ rule: 'file-kind', ...unseen }]
  const small = isWide ? tooSmallPhoto(name, file) : []
  return [
    ...wrongEnding(name, file),
    // Of a strip, whoever crops it has fewer pixels, too.
    ...(small.length > 0
      ? small
      : isPhoto(name) && !isShared
        ? tooLargePhoto(name, file)
        : tooLarge(name, file)),
  ]
}

const unseenFault = (
  name: string,
  { kind, bytes, active, isCut }: PictureFile,
  isDrawing: boolean,
): { message: string; fix: string } | null => {
  if (active !== undefined)
    return {
      message: `"${name}" is more than a drawing: it contains "${active}".`,
      fix: `Export it as plain SVG, without scripts and links to other files${isDrawing ? '' : ', or as PNG'}.`,
    }
  if (isCut)
    return {
      message: `"${name}" ends before its picture does: a part of it would be grey.`,
      fix: 'Copy it again from where it comes, or export it again.',
    }
  if (kind !== null && Object.hasOwn(endingsOf, kind)) return null
  if (kind === null)
    return {
      message: bytes === 0 ? `"${name}" is empty.` : `"${name}" holds no picture, or a damaged one.`,
      fix: `Export it again, as ${isDrawing ? 'SVG' : 'JPEG, PNG, WebP, AVIF, GIF or SVG'}.`,
    }
  if (kind === 'bare-svg')
    return {
      message: `"${name}" is a drawing that browsers do not show: its tag "<svg" lacks the name of its language.`,
      fix: 'Write <svg xmlns="http://www.w3.org/2000/svg" there, or export it again as SVG.',
    }
  // A renamed photo has the name already.
  const jpeg = /\.jpe?g$/i.test(name) ? `${stemOf(name)}-web.jpg` : `${stemOf(name)}.jpg`
  return {
    message: `"${name}" is ${kind === 'heic' ? 'a HEIC photo of a phone' : `of the kind ${kind.toUpperCase()}`}, which browsers do not show.`,
    fix: `Open it in a photo program, export it as JPEG into the same folder, and write "${jpeg}" here.`,
  }
}

const wrongEnding = (name: string, { kind }: PictureFile): Details[] => {
  const endings = endingsOf[kind ?? ''] ?? []
  const [ending = ''] = endings
  if (endings.some((one) => name.toLowerCase().endsWith(`.${one}`))) return []
  return [
    {
      rule: 'file-kind',
      message: `"${name}" holds ${nameOf[ending] ?? ending.toUpperCase()}, which its ending does not say.`,
      fix: `Rename it to "${stemOf(name)}.${ending}", in the folder and here.`,
    },
  ]
}

const nameOf: Readonly<Record<string, string>> = {
  jpg: 'a JPEG picture',
  png: 'a PNG picture',
  webp: 'a WebP picture',
  avif: 'an AVIF picture',
  gif: 'a GIF picture',
  svg: 'an SVG drawing',
}

const tooLargePhoto = (name: string, { bytes, size = { width: 0, height: 0 } }: PictureFile): Details[] => {
  const { width, height } = size
  if (bytes <= maxPhotoBytes && width * height <= maxPhotoPixels) return []
  const pixels = Math.ceil((width * height) / 1_000_000)
  return [
    {
      rule: 'too-large',
      message: `"${name}" has ${weightOf(bytes)} and ${width} x ${height} pixels (${pixels} megapixels): a photo has at most 25 MB and 40 megapixels.`,
      fix: scaleDown,
    },
  ]
}

/** In pixels: fewer are blurred across a phone's screen already. */
const minPhotoWidth = 800
/** Of the longer side to the shorter: more is a strip that every frame cuts. */
const maxPhotoRatio = 4

const tooSmallPhoto = (name: string, { kind, size }: PictureFile): Details[] => {
  if (!size || kind === 'svg') return []
  const { width, height } = size
  const pixels = `"${name}" has ${width} x ${height} pixels`
  if (Math.max(width, height) > maxPhotoRatio * Math.min(width, height))
    return [
      {
        rule: 'too-small',
        message: `${pixels}: most of such a strip is cut off.`,
        fix: 'Crop it to 3:2 or 4:5.',
      },
    ]
  if (Math.max(width, height) >= minPhotoWidth) return []
  return [
    {
      rule: 'too-small',
      message: `${pixels}: it would be blurred, since a photo may be as wide as the screen.`,
      fix: `Take the photo as the camera made it, at least ${minPhotoWidth} pixels on its longer side.`,
    },
  ]
}

const tooLarge = (name: string, { kind, bytes, size }: PictureFile): Details[] => {
  const isWide = size !== undefined && Math.max(size.width, size.height) > maxPictureSide
  if (bytes <= maxPictureBytes && !isWide) return []
  const sides = size ? ` and ${size.width} x ${size.height} pixels` : ''
  return [
    {
      rule: 'too-large',
      message: `"${name}" has ${weightOf(bytes)}${sides}: a picture has at most 1 MB, and ${maxPictureSide} pixels on a side.`,
      fix: smaller[kind ?? ''] ?? scaleDown,
    },
  ]
}

export const scaleDown =
  'Scale it down to 2000 pixels in any photo program, and save it as JPEG of quality 80.'
const smaller: Readonly<Record<string, string>> = {
  svg: 'Export it with fewer shapes, or as PNG of 2000 pixels.',
  gif: 'Scale it down or make it shorter, or save it as WebP.',
}

/** Rounded up, so that what is over 1 MB never seems to have 1 MB. */
const weightOf = (bytes: number) =>
  bytes < 100 * 1024
    ? `${Math.ceil(bytes / 1024)} KB`
    : `${Math.ceil((bytes / maxPictureBytes) * 10) / 10} MB`

const stemOf = (name: string) => name.replace(/\.[^./]*$/, '')
