export type SvgNode = { name: string; attributes: Record<string, string>; children: SvgNode[]; text: string }

/** Reads SVG markup as React writes it: every attribute in double quotes, every element closed. */
export const parseSvg = (markup: string): SvgNode => {
  const root: SvgNode = { name: 'root', attributes: {}, children: [], text: '' }
  const open = [root]
  for (const [, closing, name = '', attributes = '', selfClosing, text] of markup.matchAll(part)) {
    const parent = open.at(-1)
    if (!parent) throw new Error('A drawn picture closes more than it opens.')
    if (text !== undefined) parent.text += decodeEntities(text)
    else if (closing) open.pop()
    else {
      const node: SvgNode = { name, attributes: attributesIn(attributes), children: [], text: '' }
      parent.children.push(node)
      if (!selfClosing) open.push(node)
    }
  }
  return root
}

const part = /<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g

const attributesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      decodeEntities(value),
    ]),
  )

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

export const decodeEntities = (text: string): string =>
  text.replace(/&([^;]+);/g, (whole, name: string) => entities[name] ?? whole)
