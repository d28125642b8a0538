import { loadSharp } from './open-photo.ts'

/**
 * Makes a PNG of an SVG without words, `width` pixels wide. The same SVG always gives the same bytes. `isClear`: what nothing is
 * drawn on stays transparent.
 */
export type RenderPng = (svg: string, width: number, isClear?: boolean) => Promise<Buffer>

export const renderPng: RenderPng = async (svg, width, isClear = false) => {
  const sharp = await loadSharp()
  const source = Buffer.from(svg)
  const { width: own } = await sharp(source).metadata()
  const picture = sharp(source, { density: (dotsPerInch * width) / own }).resize(width)
  return (isClear ? picture : picture.removeAlpha())
    .png({ compressionLevel: 9, adaptiveFiltering: false })
    .toBuffer()
}

/** At which an SVG is as wide as it says. */
const dotsPerInch = 72
