/** Bytes of HTML from which on Gmail cuts a mail ("[Message clipped]"), with some room for what is filled in. */
export const mailLimit = 100 * 1024

/** The layout around the words: head, styles, brand, the place of a cover, signature, footer. */
const frame = 6_000

const tags: Record<string, number> = {
  space: 0,
  text: 0,
  escape: 0,
  br: 10,
  em: 20,
  strong: 25,
  codespan: 25,
  paragraph: 50,
  list: 60,
  hr: 90,
  list_item: 95,
  image: 110,
  heading: 175,
  blockquote: 260,
  link: 640,
}
const unknown = 200

export const tagBytes = (kind: string): number => tags[kind] ?? unknown

/**
 * The most bytes that the HTML part of a mail can have. An estimate from above: the true size needs the renderer; the
 * tests compare the two.
 */
export const mailWeight = (markdown: string, allTags: number): number =>
  frame + allTags + Buffer.byteLength(markdown) + 4 * (markdown.match(/[&<>]/g)?.length ?? 0)
