import { extname } from 'node:path'
import type { ReleaseFile } from '../../campaign/release/release.ts'
import type { Cache } from '../bundle/cache.ts'
import { compress } from '../pages/compress.ts'
import type { Quality } from '../pages/quality.ts'
import { hashIn } from '../../campaign/release/manifest.ts'
import type { Objects } from './objects.ts'

export type Serving = { objects: Objects; cache: Cache; quality: Quality }

/** Writes a file and, in the best quality, its compressed copies. `name` ends as its kind wants: "/assets/x.woff2". */
export const serveFile = async (
  { objects, cache, quality }: Serving,
  name: string,
  content: string | Buffer,
  more: Pick<ReleaseFile, 'immutable' | 'csp'>,
): Promise<ReleaseFile> => {
  const bytes = Buffer.from(content)
  const ending = extname(name).toLowerCase()
  // Until it is polished, the server packs it as it is asked for.
  const { br, gz } = quality === 'quick' ? {} : await compress(cache, name, bytes)
  const plain = objects.put(bytes, ending)
  return {
    plain,
    ...(br && { br: objects.put(br, `${ending}.br`) }),
    ...(gz && { gz: objects.put(gz, `${ending}.gz`) }),
    contentType: contentTypes[ending.slice(1)] ?? 'application/octet-stream',
    etag: `"${(hashIn(plain) ?? '').slice(0, 16)}"`,
    ...more,
  }
}

/** Unlike hashed assets these keep their names, so browsers check each time that they have the newest. */
export const stays = { immutable: false }

const contentTypes: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  pdf: 'application/pdf',
  ics: 'text/calendar; charset=utf-8',
  ico: 'image/x-icon',
  webmanifest: 'application/manifest+json',
  txt: 'text/plain; charset=utf-8',
}
