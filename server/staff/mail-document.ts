/**
 * What the frame of a kept mail may do: show itself, its own pictures and those of https, and open links outside of the
 * frame, where pages work as for a reader. No script runs, whatever the mail holds.
 */
export const mailPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data: https:",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "frame-ancestors 'self'",
].join('; ')

const links = '<base target="_blank">'

/** The mail as its reader sees it; its links open a window of their own. */
export const mailDocument = (html: string): string =>
  /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => head + links) : links + html
