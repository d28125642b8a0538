/**
 * What a mail in a frame of the staff app may do: show itself, its own pictures and those of https. No script runs, whatever
 * the mail holds. Its links open outside of the frame, where pages work as for a reader. With another origin, its pictures would not be
 * given to it.
 */
export const mailPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data: https:",
  'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  "frame-ancestors 'self'",
].join('; ')

const links = '<base target="_blank">'

/** The mail as its reader sees it; its links open a window of their own. */
export const mailDocument = (html: string): string => {
  const shown = withCover(html)
  return /<head[^>]*>/i.test(shown) ? shown.replace(/<head[^>]*>/i, (head) => head + links) : links + shown
}

/** The mail as it would be sent; its links that act lead nowhere, so they open nothing. */
export const previewDocument = (html: string): string =>
  mailDocument(html).replaceAll(' href="#"', ' href="#" target="_self"')

/** The address that a release has for readers may not be the one that staff came by: this server has the cover, too. */
const withCover = (html: string): string =>
  html.replace(/(<img class="cover-picture" src=")https?:\/\/[^/"]+(?=\/assets\/)/g, '$1')
