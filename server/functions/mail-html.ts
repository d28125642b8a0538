import { convert } from 'html-to-text'
import sanitizeHtml from 'sanitize-html'

export const cleanMailHtml = (html: string): { html: string; text: string } => {
  const clean = sanitizeHtml(html, allowed)
  return { html: clean, text: convert(clean, { wordwrap: 78, selectors: [] }).trim() }
}

const size = [/^[\d. a-z%-]{1,40}$/i]
const colour = [/^#[\da-f]{3,8}$/i, /^[a-z]{3,20}$/i, /^rgba?\([\d., %]{1,40}\)$/i]
const word = [/^[\w ,"'-]{1,100}$/]

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img'],
  allowedAttributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    '*': ['style', 'align'],
  },
  allowedSchemes: ['https', 'mailto'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  // No value may contain a URL: a style must not fetch anything.
  allowedStyles: {
    '*': {
      color: colour,
      'background-color': colour,
      'font-size': size,
      'font-weight': word,
      'font-family': word,
      'font-style': word,
      'text-align': word,
      'text-decoration': word,
      'line-height': size,
      padding: size,
      margin: size,
      width: size,
      'max-width': size,
      'border-radius': size,
      display: word,
    },
  },
}
