import type { ArtFacts, Drawing } from '../../../blocks/art/drawings/drawing.ts'
import type { Cover } from '../../../blocks/kit/cover.ts'
import type { Page } from '../schema/page.ts'
import type { CompiledEmail } from './release.ts'
import type { Theme } from '../theme/theme.ts'
import type { RenderedView, View } from './view.ts'

/** What a campaign's document needs beside its words. JSON-able: a release stores it. */
export type PageAssets = {
  /** The whole inline stylesheet: theme, fonts and exactly the rules this page uses, its form's states included. */
  css: string
  /** URL of the form island, loaded on the first touch of the form. */
  island: string
  imageIsland?: string
  print?: string
  /** URL of the display font's file for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
  fontPreload?: string
  /** `src` as written in the campaign file to the URL it is served at; read it with `pictureUrl`. */
  pictures: Record<string, string>
  /** Covers of the page's books by `coverKey`; a book without one shows its title as text. */
  covers?: Record<string, Cover>
  /** What a shared link shows where the campaign names no picture of its own. */
  share?: SharePicture
}

/** A picture of ours for shared links, at a path of ours. */
export type SharePicture = { url: string; width: number; height: number; alt: string }

/** The drawings of one page as SVG markup, painted with the theme's custom properties. */
export type PageArt = {
  picture: string
  /** The same picture in the box of a cover, which repeats its group called `lines`. */
  cover: string
  mark: string
  hold: Drawing['hold']
  stiff?: true
}

/** URL of a picture that a campaign or coach file names; absolute paths and https addresses stay as they are. */
export const pictureUrl = (assets: PageAssets, src: string): string => assets.pictures[src] ?? src

/** What pages of one campaign made per request need. `csp` allows its own style and the loader, nothing else. */
export type CampaignView = { page: Page; assets: PageAssets; csp: string }

/** What pages made per request need; stored in the release as `releaseFiles.viewAssets` and `releaseFiles.views`. */
export type ViewAssets = {
  /** The product's name on its own pages. */
  siteName: string
  /** Live campaigns by id. */
  campaigns: Record<string, CampaignView>
  /** Pages that belong to no campaign: staff, 404, unsubscribe. */
  system: { css: string; csp: string }
}

/** A mail between Markdown and finished: `bodyHtml` is sanitised, `{placeholders}` are still open everywhere. */
export type MailContent = Pick<CompiledEmail, 'subject' | 'preheader'> & {
  bodyHtml: string
  brand: string
  postalAddress: string
  theme: Theme
}

/** Cover of the guide that a mail links to. `url`: absolute; shown at `width` by `height` CSS pixels. */
export type MailCover = { url: string; width: number; height: number; alt: string }

/** The exports of engine/app/html.tsx, which the build turns into one file, `releaseFiles.renderer`. */
export type RendererModule = {
  /** The inline script of this page's document, to the letter: the policy holds its hash. Empty: it has none. */
  loaderOf: (page: Page) => string
  renderPage: (page: Page, assets: PageAssets) => string
  /** The form in every state and the success view; only class names are read from it. */
  renderStates: (page: Page, assets: PageAssets) => string
  /** Pages made per request. `csp` of the answer is the one in `assets`. */
  createRenderer: (assets: ViewAssets) => { render: (view: View) => RenderedView }
  /** Full document of a mail, styles not yet inlined. */
  renderEmail: (mail: MailContent) => string
  /** The drawing of a theme as SVG markup in its own box, painted with the theme's custom properties. */
  renderArt: (name: Theme['art'], seed: string, facts?: ArtFacts) => string
  renderPageArt: (page: Page) => PageArt
  /** The drawing as a small emblem, as SVG markup painted the same way. */
  renderMark: (name: Theme['art']) => string
}
