import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawnPortraits } from '../../campaign/schema/drawn-portraits.ts'
import type { Page } from '../../campaign/schema/page.ts'
import { hashedFile } from '../bundle/hashed-file.ts'
import type { HashedFile } from '../bundle/hashed-file.ts'

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
  return [...named].filter((source) => !/^(\/|https:|data:)/.test(source)).toSorted()
}

const sourcesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const own = 'src' in value && 'alt' in value && typeof value.src === 'string' ? [value.src] : []
  return [...own, ...Object.values(value).flatMap(sourcesIn)]
}
