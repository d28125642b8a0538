import { encodePng } from './encode-png.ts'

/** Makes a PNG of an SVG without words, `width` pixels wide. The same SVG always gives the same bytes. */
export type RenderPng = (svg: string, width: number) => Promise<Buffer>

/** Null where the machine has no renderer: its binaries exist for the usual systems only. */
export const loadRenderPng = async (): Promise<RenderPng | null> => {
  const resvg = await import('@resvg/resvg-js').catch(() => null)
  if (!resvg) return null
  return async (svg, width) => {
    const options = { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } } as const
    return encodePng(await resvg.renderAsync(svg, options))
  }
}
