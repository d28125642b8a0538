import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mailPictureUrls } from '../../campaign/mail/mail-picture-urls.ts'
import type { Coach } from '../../campaign/schema/coach.ts'
import { drawnPortrait } from '../../campaign/schema/drawn-portraits.ts'
import { contentHash } from '../bundle/content-hash.ts'
import { loadFaces } from '../cover/faces.ts'
import { svgMarkup } from '../cover/svg-markup.ts'
import { parseSvg } from '../guide/parse-svg.ts'
import type { LoadedSite } from '../load/loaded-site.ts'
import type { Download, DownloadTools } from './download.ts'

type Owner = LoadedSite['coaches'][string]

/** The coach's drawing across the head of a mail, and the portrait beside its signature: mail programs show no SVG. */
export const mailPictures = (slug: string, owner: Owner, tools: DownloadTools): Download[] => {
  const { theme, portrait } = owner.coach
  const urls = mailPictureUrls(slug)
  const strip = {
    url: urls.strip,
    key: JSON.stringify([slug, theme]),
    make: () => drawStrip(slug, theme, tools),
  }
  return portrait ? [strip, signature(urls.portrait, portrait, owner)] : [strip]
}

/** Twice the size in which they are shown. */
const [width, height] = [1200, 200]

const drawStrip = async (slug: string, theme: Coach['theme'], tools: DownloadTools) => {
  const [svg] = parseSvg(tools.renderArt(theme, slug)).children
  const { text } = await loadFaces(tools.cache, theme)
  const isWhole = theme.drawing?.drawn?.fills === false
  const place = {
    width: String(width),
    height: String(height),
    preserveAspectRatio: isWhole ? 'xMidYMid meet' : 'xMidYMid slice',
  }
  const picture = svg
    ? svgMarkup({ ...svg, attributes: { ...svg.attributes, ...place } }, { theme, text })
    : ''
  return tools.renderPng(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" color="${theme.onDeep}"><path fill="${theme.deep}" d="M0 0h${width}v${height}H0z"/>${picture}</svg>`,
    width,
  )
}

const size = 144

const signature = (
  url: string,
  { src, drawn }: NonNullable<Coach['portrait']>,
  { coach: { theme }, dir }: Owner,
): Download => {
  const file = join(dir, 'assets', src ?? '')
  const make = async () => {
    const source = drawn ? Buffer.from(drawnPortrait(drawn, theme)) : await readFile(file)
    const { default: sharp } = await import('sharp')
    const plain = { width: size, height: size, channels: 3, background: theme.paper2 } as const
    return (
      sharp(source)
        .rotate()
        .resize(size, size, { fit: 'cover', position: 'top' })
        .flatten({ background: theme.paper2 })
        .png()
        .toBuffer()
        // Browsers show an SVG that has no size.
        .catch(() => sharp({ create: plain }).png().toBuffer())
    )
  }
  return { url, key: JSON.stringify([drawn ?? contentHash(readFileSync(file)), theme]), make }
}
