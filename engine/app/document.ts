import { dirOf } from '../words/lang.ts'

export type Head = {
  title: string
  /** Default: English. */
  lang?: string | undefined
  /** With the country, for shared links: "de_DE". */
  locale?: string | undefined
  css: string
  /** URL of the stylesheet for paper and for large text on a phone. */
  print?: string
  /** URL of the stylesheet of answers; a private page waits for it. */
  sheet?: string
  description?: string
  canonical?: string
  /** Absolute addresses of the page in its languages. */
  versions?: { lang: string; url: string }[]
  /** `url`: absolute; the rest only for our own pictures. */
  shareImage?: { url: string; width?: number; height?: number; alt?: string }
  themeColor?: string
  fontPreload?: string
  /** Id of an empty element: browsers paint nothing before they have it. */
  waitFor?: string
  /** Folder of the coach's icons; without one no icon is fetched. */
  icons?: string
  siteName?: string
  /** JSON for search engines. */
  data?: string
  /** JSON for the form's script: behind everything that is shown, so that the first paint does not wait for it. */
  form?: string
  private?: boolean
  /** noindex, but not private. */
  unlisted?: boolean
  /** Where the page reports that it was opened. */
  seen?: string
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter)

export const htmlDocument = (head: Head, body: string, script?: string): string =>
  [
    `<!doctype html><html lang="${head.lang ?? 'en'}"${dirOf(head.lang) === 'rtl' ? ' dir="rtl"' : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escape(head.title)}</title>`,
    ...metaTags(head),
    ...iconLinks(head.icons),
    head.waitFor === undefined ? '' : `<link rel="expect" href="#${head.waitFor}" blocking="render">`,
    `<style>${head.css}</style>`,
    fontLink(head.fontPreload),
    head.private && head.sheet ? `<link rel="stylesheet" href="${escape(head.sheet)}">` : '',
    head.print ? `<link rel="stylesheet" href="${escape(head.print)}" media="print,(width<20rem)">` : '',
    head.seen === undefined ? '</head><body>' : `</head><body data-seen="${escape(head.seen)}">`,
    body,
    // Without scripts a picture reports it.
    head.seen === undefined ? '' : `<noscript><img src="${escape(head.seen)}" alt="" hidden></noscript>`,
    head.private || head.data === undefined ? '' : `<script type="application/ld+json">${head.data}</script>`,
    head.form === undefined ? '' : `<script type="application/json" data-form="">${head.form}</script>`,
    script ? `<script>${script}</script>` : '',
    '</body></html>',
  ].join('')

/** A font inside the document: with "crossorigin" WebKit refuses it, and the titles with it. */
const fontLink = (url: string | undefined) =>
  url === undefined
    ? ''
    : `<link rel="preload" as="font" href="${escape(url)}"${url.startsWith('data:') ? '' : ' crossorigin'}>`

const metaTags = (head: Head) => {
  const named = (name: string, content: string | undefined) =>
    content === undefined ? '' : `<meta name="${name}" content="${escape(content)}">`
  const shared = (property: string, content: string | undefined) =>
    content === undefined ? '' : `<meta property="og:${property}" content="${escape(content)}">`
  const image = head.private ? undefined : head.shareImage
  return [
    named('description', head.description),
    head.private || head.unlisted ? named('robots', 'noindex') : '',
    named('theme-color', head.themeColor),
    head.canonical === undefined ? '' : `<link rel="canonical" href="${escape(head.canonical)}">`,
    ...(head.versions ?? []).map(
      ({ lang, url }) => `<link rel="alternate" hreflang="${lang}" href="${escape(url)}">`,
    ),
    head.private ? '' : shared('title', head.title),
    head.private || head.siteName === undefined
      ? ''
      : shared('type', 'website') + shared('site_name', head.siteName) + shared('locale', head.locale),
    shared('description', head.description),
    shared('url', head.canonical),
    shared('image', image?.url),
    shared('image:width', image?.width?.toString()),
    shared('image:height', image?.height?.toString()),
    shared('image:alt', image?.alt),
    head.private ? '' : named('twitter:card', image ? 'summary_large_image' : 'summary'),
  ]
}

const iconLinks = (folder: string | undefined) =>
  folder === undefined
    ? ['<link rel="icon" href="data:,">']
    : [
        `<link rel="icon" href="${folder}icon.svg">`,
        `<link rel="apple-touch-icon" href="${folder}touch.png">`,
        `<link rel="manifest" href="${folder}app.webmanifest">`,
      ]
