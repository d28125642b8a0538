import type { Coach } from '../../campaign/schema/coach.ts'
import type { RenderPng } from '../pages/render-png.ts'
import type { Download, DownloadTools } from './download.ts'
import { icoFile } from './ico-file.ts'

/** The icons of a coach's pages. */
export const coachIcons = (coach: Coach & { slug: string }, tools: DownloadTools): Download[] => {
  const { slug, brand, theme } = coach
  const at = (name: string) => `/assets/${slug}/${name}`
  const mark = tools.renderIcon(theme)
  const manifest = {
    name: brand,
    short_name: brand,
    start_url: '/',
    display: 'browser',
    background_color: theme.paper,
    theme_color: theme.paper,
    icons: [
      { src: at('icon.svg'), sizes: 'any', type: 'image/svg+xml' },
      { src: at('icon.png'), sizes: '512x512', type: 'image/png' },
    ],
  }
  return [
    { url: at('icon.svg'), make: async () => Buffer.from(mark) },
    { url: at('app.webmanifest'), make: async () => Buffer.from(JSON.stringify(manifest)) },
    ...pngIcons(at, mark, theme.paper, tools.renderPng),
  ]
}

const pngIcons = (at: (name: string) => string, mark: string, paper: string, draw: RenderPng): Download[] => {
  const placed = mark.replace('<svg ', '<svg x="120" y="120" width="560" height="560" ')
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"><path fill="${paper}" d="M0 0h800v800H0z"/>${placed}</svg>`
  const sizes = [16, 32, 48]
  const makeIco = async () =>
    icoFile(await Promise.all(sizes.map(async (size) => ({ size, png: await draw(mark, size, true) }))))
  return [
    { url: at('favicon.ico'), key: mark, make: makeIco },
    { url: at('touch.png'), key: tile, make: () => draw(tile, 180) },
    { url: at('icon.png'), key: tile, make: () => draw(tile, 512) },
  ]
}
