import { createHash } from 'node:crypto'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Content-Security-Policy of a document of ours. It is made from the very texts the build inlines, never from a
 * finished document: what a visitor or an author might smuggle into the HTML must not be able to allow itself.
 */
export const contentSecurityPolicy = (inline: { style: string; script?: string }): string =>
  [
    "default-src 'none'",
    `script-src 'self'${inline.script ? ` ${hashOf(inline.script)}` : ''}`,
    `style-src ${hashOf(inline.style)}`,
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')
