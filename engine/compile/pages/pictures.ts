import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawnPortraits } from '../../campaign/schema/drawn-portraits.ts'
import type { Page } from '../../campaign/schema/page.ts'
import { hashedFile } from '../bundle/hashed-file.ts'
import type { HashedFile } from '../bundle/hashed-file.ts'
import { isPhoto } from '../parse/read-picture.ts'

/** The pictures of a page as their files are; photos are encoded from these. */
export const picturesOf = async (page: Page, coachDir: string): Promise<Record<string, HashedFile>> => {
  const files = pictureNames(page).map(async (source) => {
    const content = await readFile(join(coachDir, 'assets', source))
    return [source, hashedFile(source, content)] as const
  })
  const drawn = Object.entries(drawnPortraits(page)).map(
    ([source, svg]) => [source, hashedFile('portrait.svg', Buffer.from(svg))] as const,
  )
  return Object.fromEntries([...(await Promise.all(files)), ...drawn])
}

export const pictureNames = (page: Page): string[] => {
  const named = new Set([...sourcesIn(page), ...(page.seo.image ? [page.seo.image] : [])])
  return [...named].filter((source) => !isElsewhere(source)).toSorted()
}

/** A picture for shared links stays as it is: other programs fetch it, and know no newer kinds. */
export const photoNames = (page: Page): string[] =>
  [...new Set(sourcesIn(page))].filter(
    (source) => !isElsewhere(source) && isPhoto(source) && source !== page.seo.image,
  )

const isElsewhere = (source: string) => /^(\/|https:|data:)/.test(source)

const sourcesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const own = 'src' in value && 'alt' in value && typeof value.src === 'string' ? [value.src] : []
  return [...own, ...Object.values(value).flatMap(sourcesIn)]
}
