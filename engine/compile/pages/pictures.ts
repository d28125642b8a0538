import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawnPortraits } from '../../campaign/schema/drawn-portraits.ts'
import type { FilmSize } from '../../campaign/release/assets.ts'
import { ownFilmsOf } from '../../campaign/schema/embeds.ts'
import type { Page } from '../../campaign/schema/page.ts'
import { hashedFile } from '../bundle/hashed-file.ts'
import type { HashedFile } from '../bundle/hashed-file.ts'
import { filmIn } from '../parse/read-film.ts'
import { isPhoto } from '../parse/read-picture.ts'
import type { PhotoPlace } from './encode-photo.ts'

/** The pictures and films of a page as their files are; photos are encoded from these. */
export const picturesOf = async (page: Page, coachDir: string): Promise<Record<string, HashedFile>> => {
  const files = fileNames(page).map(async (source) => {
    const content = await readFile(join(coachDir, 'assets', source))
    return [source, hashedFile(source, content)] as const
  })
  const drawn = Object.entries(drawnPortraits(page)).map(
    ([source, svg]) => [source, hashedFile('portrait.svg', Buffer.from(svg))] as const,
  )
  return Object.fromEntries([...(await Promise.all(files)), ...drawn])
}

/** Of pictures, films and captions. */
export const fileNames = (page: Page): string[] => {
  const shared = page.seo.image ? [page.seo.image] : []
  const films = ownFilmsOf(page).flatMap(({ file, captions }) => [file, captions ?? []].flat())
  return [...new Set([...picturesOn(page).map(({ source }) => source), ...shared, ...films])]
    .filter((source) => !isElsewhere(source))
    .toSorted()
}

/** By the file's name, of films that say their size. */
export const filmSizes = (
  page: Page,
  contentOf: (file: string) => Buffer | undefined,
): Record<string, FilmSize> =>
  Object.fromEntries(
    ownFilmsOf(page).flatMap(({ file }) => {
      const { size } = filmIn(contentOf(file) ?? Buffer.alloc(0))
      return size ? [[file, size]] : []
    }),
  )

/**
 * The photos of a page, each with the widest place that shows it. A picture for shared links stays as it is: other programs
 * fetch it, and know no newer kinds.
 */
export const photosOf = (page: Page): Map<string, PhotoPlace> => {
  const photos = picturesOn(page).filter(
    ({ source }) => !isElsewhere(source) && isPhoto(source) && source !== page.seo.image,
  )
  const wide = photos.filter(({ place }) => place === 'screen')
  return new Map([...photos, ...wide].map(({ source, place }) => [source, place]))
}

const isElsewhere = (source: string) => /^(\/|https:|data:)/.test(source)

type Shown = { source: string; place: PhotoPlace }

const picturesOn = ({ coach, sections }: Page): Shown[] => [
  ...(coach.logo === undefined ? [] : [{ source: coach.logo, place: 'frame' as const }]),
  ...picturesIn([coach, sections]),
]

const picturesIn = (value: unknown): Shown[] => {
  if (typeof value !== 'object' || value === null) return []
  return [...('alt' in value ? ownPicture(value) : []), ...Object.values(value).flatMap(picturesIn)]
}

const ownPicture = (value: object): Shown[] => {
  if ('src' in value && typeof value.src === 'string') return [{ source: value.src, place: 'frame' }]
  return 'file' in value && typeof value.file === 'string' ? [{ source: value.file, place: 'screen' }] : []
}
