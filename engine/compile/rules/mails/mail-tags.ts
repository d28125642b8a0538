/** All that a mail's text may be made of; the build drops any other tag and keeps its words. */
export const mailTags = [
  'h1',
  'h2',
  'h3',
  'p',
  'br',
  'strong',
  'em',
  'a',
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
  'code',
  'img',
]
