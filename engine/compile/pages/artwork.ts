import type { PageArt, PageAssets } from '../../campaign/release/assets.ts'
import { coverKey } from '../../campaign/schema/cover.ts'
import type { Book, Cover } from '../../campaign/schema/cover.ts'
import type { Page } from '../../campaign/schema/page.ts'
import type { Cache } from '../bundle/cache.ts'
import { coverOutline } from '../cover/cover-outline.ts'
import { coverPicture, withoutProperties } from '../cover/cover-picture.ts'
import { loadFaces } from '../cover/faces.ts'
import type { Faces } from '../cover/faces.ts'
import { drawingFile } from '../drawing/own-drawing.ts'
import { hashedFile } from '../bundle/hashed-file.ts'
import type { HashedFile } from '../bundle/hashed-file.ts'
import type { Quality } from './quality.ts'
import type { RenderPng } from './render-png.ts'
import { shareDrawing } from '../share/share-drawing.ts'
import { shareBox } from '../share/share-place.ts'
import { wordsOf } from '../../words/words.ts'

/** `codeHash`: of everything that draws; what is kept of other code is another one. Null: that code is being worked at. */
export type ArtworkTools = {
  cache: Cache
  renderPng: RenderPng
  codeHash: string | null
  /** `quick`: draws no PNG, and no picture for shared links. */
  quality?: Quality
}

export type Artwork = {
  assets: Pick<PageAssets, 'covers' | 'share' | 'drawing'>
  /**
   * The cover of the page's first book for mails, at twice its size; null while it is to come. Mails are kept for years: its
   * name stays.
   */
  mailCover?: { url: string; content: Buffer | null; book: Book }
  files: HashedFile[]
  notes: string[]
}

export type DrawnForMails = { mailCover?: Omit<NonNullable<Artwork['mailCover']>, 'content'> }

/** Covers for a page that is being written: their pictures go without the coach's drawing. */
export const coversOf = async (page: Page, cache: Cache): Promise<Record<string, Cover>> => {
  if (booksOf(page).length === 0) return {}
  const { theme } = page.coach
  const faces = await loadFaces(cache, theme, page.lang)
  const withUrl = (cover: Cover): Cover => {
    const svg = coverPicture(cover, '', { theme, text: faces.text, isRightToLeft: faces.text.isRightToLeft })
    return { ...cover, url: `data:image/svg+xml,${encodeURIComponent(svg)}` }
  }
  const covers = Object.entries(coversIn(page, faces))
  return Object.fromEntries(covers.map(([key, cover]) => [key, withUrl(cover)]))
}

/** `share`: null where its words cannot be drawn, "" where there is none to draw. */
type Drawing = { covers: { key: string; cover: Cover; svg: string }[]; share: string | null }

const draw = async (page: Page, art: PageArt, { cache, quality }: ArtworkTools): Promise<Drawing> => {
  const hasShare = quality !== 'quick' && page.seo.image === undefined
  if (!hasShare && booksOf(page).length === 0) return { covers: [], share: '' }
  const faces = await loadFaces(cache, page.coach.theme, page.lang)
  const { theme } = page.coach
  const ink = { theme, text: faces.text, isRightToLeft: faces.text.isRightToLeft }
  const covers = Object.entries(coversIn(page, faces)).map(([key, cover]) => ({
    key,
    cover,
    svg: coverPicture(cover, art.cover, ink),
  }))
  return { covers, share: hasShare ? shareDrawing(page, { art, cover: covers[0]?.cover, faces }) : '' }
}

export const drawArtwork = async (page: Page, art: PageArt, tools: ArtworkTools): Promise<Artwork> => {
  const { covers, share: shareSvg } = await draw(page, art, tools)
  const name = page.id.replace('/', '-')
  const drawn = covers.map((each) => ({
    ...each,
    file: hashedFile(`${name}-cover.svg`, Buffer.from(each.svg)),
  }))
  const [first] = drawn
  const book = first && booksOf(page).find((candidate) => coverKey(candidate) === first.key)
  const mailPng = first && (await pngOf(withoutProperties(first.svg), mailCoverWidth * 2, tools))
  const { drawn: ownDrawing } = page.coach.theme.drawing ?? {}
  const ownFile =
    ownDrawing && hashedFile(`${page.coach.slug}-drawing.svg`, Buffer.from(drawingFile(ownDrawing)))
  const sharePng = shareSvg && (await pngOf(shareSvg, shareBox[0], tools))
  const share = sharePng ? hashedFile(`${name}-share.png`, sharePng) : null
  const isDrawn = mailPng || tools.quality === 'quick'
  const mailCover =
    book && isDrawn ? { url: mailCoverUrl(page.id), content: mailPng ?? null, book } : undefined
  return {
    assets: {
      ...(drawn.length > 0 && {
        covers: Object.fromEntries(drawn.map(({ key, cover, file }) => [key, { ...cover, url: file.url }])),
      }),
      ...(ownFile && { drawing: ownFile.url }),
      ...(share && {
        share: { url: share.url, width: shareBox[0], height: shareBox[1], alt: shareAlt(page) },
      }),
    },
    ...(mailCover && { mailCover }),
    files: [...drawn.map(({ file }) => file), ...(share ? [share] : []), ...(ownFile ? [ownFile] : [])],
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

const undrawable = 'has a character that our fonts lack, or a word too long for a line'

export const mailCoverUrl = (campaign: string) => `/assets/${campaign}-cover.png`

export const mailCoverWidth = 240

const shareAlt = ({ sections, seo, coach, lang }: Page) => {
  const title = sections.find((section) => section.type === 'hero')?.title ?? seo.title
  return `${coach.brand}${wordsOf(lang).colon}${title.replaceAll('*', '')}`
}

const pngOf = async (
  svg: string,
  width: number,
  { cache, renderPng, codeHash, quality }: ArtworkTools,
): Promise<Buffer | null> =>
  quality === 'quick'
    ? null
    : cache.bytes(['png', codeHash ?? 'dev', svg, String(width)], () => renderPng(svg, width))

const coversIn = (page: Page, faces: Faces): Record<string, Cover> =>
  Object.fromEntries(
    booksOf(page).flatMap((book, index) => {
      const outline = coverOutline(book, faces, page.coach.theme)
      return outline ? [[coverKey(book), { id: `book${index || ''}`, ...outline }]] : []
    }),
  )

const booksOf = ({ sections }: Page): Book[] => {
  const books = sections.flatMap((section) =>
    'book' in section && section.book && !section.book.picture ? [section.book] : [],
  )
  return [...new Map(books.map((book) => [coverKey(book), book])).values()]
}
