import type { Photo } from '../../campaign/release/assets.ts'
import type { Page } from '../../campaign/schema/page.ts'
import type { Cache } from '../bundle/cache.ts'
import { shownShape } from '../pages/encode-photo.ts'
import { UndecodablePhoto } from '../pages/open-photo.ts'
import { photosOf } from '../pages/pictures.ts'

type FoundFile = { name: string; url: string; content: Buffer | null }

/** The photos of a page as they are, each with the shape of the copies that a build makes: layouts ask which are upright. */
export const devPhotos = async (page: Page, found: FoundFile[], cache: Cache) => {
  const places = photosOf(page)
  const photos = found.map(async ({ name, url, content }): Promise<[string, Photo][]> => {
    const place = places.get(name)
    if (!place || !content) return []
    try {
      return [[name, { url, ...(await shownShape(cache, content, place)), kinds: [] }]]
    } catch (error) {
      if (error instanceof UndecodablePhoto) return []
      throw error
    }
  })
  return Object.fromEntries((await Promise.all(photos)).flat())
}
