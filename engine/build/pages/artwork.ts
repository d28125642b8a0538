import type { PageArt, PageAssets } from '../../campaign/assets.ts'
import { coverKey } from '../../campaign/cover.ts'
import type { Book, Cover } from '../../campaign/cover.ts'
import type { Page } from '../../campaign/page.ts'
import type { Cache } from '../cache.ts'
import { coverOutline } from '../cover/cover-outline.ts'
import { coverPicture, withoutProperties } from '../cover/cover-picture.ts'
import { loadFaces } from '../cover/faces.ts'
import type { Faces } from '../cover/faces.ts'
import { hashedFile } from './pictures.ts'
import type { HashedFile } from './pictures.ts'
import type { RenderPng } from './render-png.ts'
import { shareDrawing } from '../share/share-drawing.ts'
import { shareBox } from '../share/share-place.ts'

/** `codeHash`: of everything that draws; a kept PNG of other code is another one. */
export type ArtworkTools = { cache: Cache; renderPng: RenderPng | null; codeHash: string }

/** What the build draws for a page beside its document. */
export type Artwork = {
  assets: Pick<PageAssets, 'covers' | 'share'>
  /** The cover of the page's first book for mails, at twice its size. Mails are kept for years: its name stays. */
  mailCover?: { url: string; content: Buffer; book: Book }
  files: HashedFile[]
  /** What could not be drawn, for the build's report. */
  notes: string[]
}

/** Covers for a page that is being written: their pictures go without the coach's drawing. */
export const coversOf = async (page: Page, cache: Cache): Promise<Record<string, Cover>> => {
  if (booksOf(page).length === 0) return {}
  const { theme } = page.coach
  const faces = await loadFaces(cache, theme)
  const withUrl = (cover: Cover): Cover => {
    const svg = coverPicture(cover, '', { theme, text: faces.text })
    return { ...cover, url: `data:image/svg+xml,${encodeURIComponent(svg)}` }
  }
  const covers = Object.entries(coversIn(page, faces))
  return Object.fromEntries(covers.map(([key, cover]) => [key, withUrl(cover)]))
}

/** Draws covers and share picture of a page; PNGs are kept, by what they show. */
export const drawArtwork = async (page: Page, art: PageArt, tools: ArtworkTools): Promise<Artwork> => {
  const faces = await loadFaces(tools.cache, page.coach.theme)
  const ink = { theme: page.coach.theme, text: faces.text }
  const name = page.id.replace('/', '-')
  const drawn = Object.entries(coversIn(page, faces)).map(([key, cover]) => {
    const svg = coverPicture(cover, art.cover, ink)
    return { key, cover, svg, file: hashedFile(`${name}-cover.svg`, Buffer.from(svg)) }
  })
  const [first] = drawn
  const book = first && booksOf(page).find((candidate) => coverKey(candidate) === first.key)
  const mailPng = first && (await pngOf(withoutProperties(first.svg), mailCoverWidth * 2, tools))
  const shareSvg = page.seo.image === undefined ? shareDrawing(page, { art, cover: first?.cover, faces }) : ''
  const sharePng = shareSvg && (await pngOf(shareSvg, shareBox[0], tools))
  const share = sharePng ? hashedFile(`${name}-share.png`, sharePng) : null
  const mailCover = book && mailPng ? { url: mailCoverUrl(page.id), content: mailPng, book } : undefined
  return {
    assets: {
      ...(drawn.length > 0 && {
        covers: Object.fromEntries(drawn.map(({ key, cover, file }) => [key, { ...cover, url: file.url }])),
      }),
      ...(share && {
        share: { url: share.url, width: shareBox[0], height: shareBox[1], alt: shareAlt(page) },
      }),
    },
    ...(mailCover && { mailCover }),
    files: [...drawn.map(({ file }) => file), ...(share ? [share] : [])],
    notes: [
      ...(shareSvg === null
        ? [`${page.path}: its headline ${undrawable}; shared links show no picture.`]
        : []),
      ...booksOf(page)
        .filter((own) => !drawn.some(({ key }) => key === coverKey(own)))
        .map(({ title }) => `${page.path}: the cover of "${title}" ${undrawable}; its words stay text.`),
    ],
  }
}

const undrawable = 'has a sign that our fonts lack, or a word too long for a line'

/** Where the cover of a campaign's book lies for mails. */
export const mailCoverUrl = (campaign: string) => `/assets/${campaign}-cover.png`

/** CSS pixels that a cover takes in a mail. */
export const mailCoverWidth = 240

const shareAlt = ({ sections, seo, coach }: Page) => {
  const title = sections.find((section) => section.type === 'hero')?.title ?? seo.title
  return `${coach.brand}: ${title.replaceAll('*', '')}`
}

const pngOf = async (
  svg: string,
  width: number,
  { cache, renderPng, codeHash }: ArtworkTools,
): Promise<Buffer | null> =>
  renderPng && cache.bytes(['png', codeHash, svg, String(width)], () => renderPng(svg, width))

const coversIn = (page: Page, faces: Faces): Record<string, Cover> =>
  Object.fromEntries(
    booksOf(page).flatMap((book, index) => {
      const outline = coverOutline(book, faces, page.coach.theme)
      return outline ? [[coverKey(book), { id: `book${index || ''}`, ...outline }]] : []
    }),
  )

/** Books whose covers are drawn, each once, in the order of the page. */
const booksOf = ({ sections }: Page): Book[] => {
  const books = sections.flatMap((section) =>
    'book' in section && section.book && !section.book.picture ? [section.book] : [],
  )
  return [...new Map(books.map((book) => [coverKey(book), book])).values()]
}
