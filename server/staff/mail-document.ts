/**
 * What a mail in a frame of the staff app may do: show itself, its own pictures and those of https. No script runs, whatever
 * the mail holds. With another origin, its pictures would not be given to it.
 */
const policyOf = (...more: string[]) =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "img-src 'self' data: https:",
    ['sandbox allow-same-origin', ...more].join(' '),
    "frame-ancestors 'self'",
  ].join('; ')

/** Of a mail as it would be sent: its links lead nowhere. */
export const previewPolicy = policyOf()

/** Of a kept mail: its links open outside of the frame, where pages work as for a reader. */
export const mailPolicy = policyOf('allow-popups', 'allow-popups-to-escape-sandbox')

const links = '<base target="_blank">'

/** The mail as its reader sees it; its links open a window of their own. */
export const mailDocument = (html: string): string => {
  const shown = withCover(html)
  return /<head[^>]*>/i.test(shown) ? shown.replace(/<head[^>]*>/i, (head) => head + links) : links + shown
}

/** The address that a release has for readers may not be the one that staff came by: this server has the cover, too. */
export const withCover = (html: string): string =>
  html.replace(/(<img class="cover-picture" src=")https?:\/\/[^/"]+(?=\/assets\/)/g, '$1')
