import { mailPictureUrls } from '../../campaign/mail/mail-picture-urls.ts'
import type { Theme } from '../../campaign/theme/theme.ts'
import { loadFaces } from '../cover/faces.ts'
import { svgMarkup } from '../cover/svg-markup.ts'
import { parseSvg } from '../guide/parse-svg.ts'
import type { Download, DownloadTools } from './download.ts'

type Tools = Pick<DownloadTools, 'cache' | 'renderArt' | 'renderPng'>

/** The drawing beside a mail's title, whole: a picture of its own, because mails that were sent show the strip in its old shape. `owner`: a coach, or a campaign with a look of its own. */
export const mailHead = (owner: string, theme: Theme, tools: Tools): Download => ({
  url: mailPictureUrls(owner).head,
  key: JSON.stringify(['head', owner, theme]),
  make: () => draw(owner, theme, tools),
})

/** Twice the size in which it is shown. */
const size = 480

const draw = async (seed: string, theme: Theme, { renderArt, renderPng, cache }: Tools) => {
  const [svg] = parseSvg(renderArt(theme, seed)).children
  const { text } = await loadFaces(cache, theme)
  const fit = svg?.attributes['preserveAspectRatio'] ?? ''
  const attributes = { ...svg?.attributes, ...placeOf(fit) }
  const picture = svg ? svgMarkup({ ...svg, attributes }, { theme, text }) : ''
  return renderPng(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" color="${theme.onDeep}">`,
      `<clipPath id="disc"><circle cx="250" cy="240" r="200"/></clipPath>`,
      `<path fill="${theme.deep}" d="M0 0h${size}v${size}H0z"/>`,
      isCropped(fit) ? `<g clip-path="url(#disc)">${picture}</g>` : picture,
      '</svg>',
    ].join(''),
    size,
  )
}

/** Drawings that fill a frame are seen through a disc. What is on a ground is at the picture's foot. */
const placeOf = (fit: string): Record<string, string> => {
  if (isCropped(fit)) return box(50, 40, 400)
  if (fit.includes('YMax')) return { ...box(0, 0, size), preserveAspectRatio: 'xMaxYMax meet' }
  return box(40, 30, 420)
}

const isCropped = (fit: string) => fit.endsWith('slice')

const box = (x: number, y: number, side: number) => ({
  x: String(x),
  y: String(y),
  width: String(side),
  height: String(side),
})
