import type { ArtFacts, Drawing } from '../../../blocks/art/drawings/drawing.ts'
import type { Cover } from '../../../blocks/kit/cover.ts'
import type { FilmSize } from '../../../blocks/kit/film-file.ts'
import type { Photo } from '../../../blocks/kit/photo.ts'
import type { Page } from '../schema/page.ts'
import type { CompiledEmail } from './release.ts'
import type { Lang } from '../../words/lang.ts'
import type { Theme } from '../theme/theme.ts'
import type { RenderedView, View } from './view.ts'

export type { FilmSize, Photo }

/** What a campaign's document needs beside its words. JSON: a release stores it. */
export type PageAssets = {
  /** Inline stylesheet: theme, fonts and the rules of what the page shows before anybody presses. */
  css: string
  /** Where the rules of what follows the hero are apart: see `splitCss`. */
  laterCss?: string
  island: string
  imageIsland?: string
  /** URL of the stylesheet for paper. */
  print?: string
  /** URL of the stylesheet that a live form and an answer need. */
  sheet?: string
  /** The face that titles name first, for `<link rel="preload" as="font">`: a data URL where it is in `css`. */
  fontPreload?: string
  /** `src` or `file` of the campaign file to the URL that serves it, films and captions included; read it with `pictureUrl`. */
  pictures: Record<string, string>
  /** By the same `src`, those that the build encoded. */
  photos?: Record<string, Photo>
  /** By the file's name. */
  films?: Record<string, FilmSize>
  /** By `coverKey`; a book without a cover shows its title as text. */
  covers?: Record<string, Cover>
  /** URL of the coach's own drawing; absent: the page contains it. */
  drawing?: string
  /** Picture for shared links if the campaign names none. */
  share?: SharePicture
}

export type SharePicture = { url: string; width: number; height: number; alt: string }

/** SVG markup that uses the theme's custom properties. */
export type PageArt = {
  picture: string
  cover: string
  mark: string
  hold: Drawing['hold']
  stiff?: true
}

/** URL of a picture that a file names; absolute paths and https URLs stay unchanged. */
export const pictureUrl = (assets: PageAssets, src: string): string => assets.pictures[src] ?? src

export type CampaignView = { page: Page; assets: PageAssets; csp: string }

/** The page's document has the stylesheets; releases of former versions repeat theirs here. */
export type StoredView = Omit<CampaignView, 'assets'> & {
  assets: Omit<PageAssets, 'css' | 'laterCss'> & Partial<Pick<PageAssets, 'css'>>
}

/** `campaigns`: read one by one from their objects; the rest is in the manifest. */
export type ViewAssets = {
  siteName: string
  campaigns: Record<string, CampaignView>
  /** Pages without a campaign: staff, 404, unsubscribe. */
  system: { css: string; csp: string }
}

/** Its HTML is sanitised; `{placeholders}` are not filled in yet. */
export type MailContent = Pick<CompiledEmail, 'subject' | 'preheader'> & {
  /** The title that the mail begins with. */
  titleHtml?: string | undefined
  bodyHtml: string
  /** The name beside the portrait. Absent: the text says who writes. */
  signedBy?: string | undefined
  /** What follows the signature. */
  afterHtml: string
  lang: Lang
  /** Slug. */
  coach: string
  /** Id of the campaign whose drawing is at its head. Absent: the coach's. */
  look?: string | undefined
  brand: string
  postalAddress: string
  theme: Theme
}

/** `url`: absolute; `width` and `height` in CSS pixels. */
export type MailCover = { url: string; width: number; height: number; alt: string }

/** Exports of engine/app/html.tsx, which the build bundles as the code of a release. */
export type RendererModule = {
  /** The exact inline script of this page, whose hash is in the policy. Empty: none. */
  loaderOf: (page: Page) => string
  renderPage: (page: Page, assets: PageAssets) => string
  /** What the server may show in place of the form, such as that an event is full; the build reads only the class names. */
  renderServed: (page: Page, assets: PageAssets) => string
  /** What a press brings; the build reads only the class names. */
  renderStates: (page: Page, assets: PageAssets) => string
  /** Renders pages per request, with the policy of `assets`. */
  createRenderer: (assets: ViewAssets) => { render: (view: View) => RenderedView }
  renderEmail: (mail: MailContent) => string
  /** SVG markup in the drawing's own box. */
  renderArt: (theme: Theme, seed: string, facts?: ArtFacts) => string
  renderPageArt: (page: Page) => PageArt
  renderMark: (name: Theme['art']) => string
  /** The mark as a file of its own, in the theme's colours. */
  renderIcon: (theme: Theme) => string
}
