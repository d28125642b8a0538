import { Parser } from 'htmlparser2'

export type SvgElement = {
  name: string
  attributes: Record<string, string>
  children: SvgElement[]
  text: string
  /** In the file, from 1. */
  line: number
}

/** The outermost element of an SVG file; null where the file ends early, or has groups in groups without end. */
export const readSvgTree = (text: string): SvgElement | null => {
  const root = element('root', {}, 0)
  const open = [root]
  let isBroken = false
  const lineAt = lineFinder(text)
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const node = element(name, attributes, lineAt(parser.startIndex))
        isBroken ||= open.length > deepest
        if (!isBroken) open.at(-1)?.children.push(node)
        open.push(node)
      },
      ontext: (part) => {
        const parent = open.at(-1)
        if (parent) parent.text += part
      },
      onclosetag: () => open.pop(),
    },
    { xmlMode: true },
  )
  parser.write(text)
  isBroken ||= open.length > 1
  parser.end()
  const [svg, ...others] = root.children
  return isBroken || others.length > 0 ? null : (svg ?? null)
}

const deepest = 100

const element = (name: string, attributes: Record<string, string>, line: number): SvgElement => ({
  name,
  attributes,
  children: [],
  text: '',
  line,
})

/** Offsets come in order. */
const lineFinder = (text: string) => {
  let [line, at] = [1, 0]
  return (offset: number) => {
    for (; at < offset; at++) if (text[at] === '\n') line++
    return line
  }
}
