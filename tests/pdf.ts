import { inflateSync } from 'node:zlib'

/** Text (decoded by the table of each font), links and metadata of a PDF. */
export const readPdf = (pdf: Buffer) => {
  const objects = objectsIn(pdf)
  const catalog = [...objects.values()].find(({ head }) => /\/Type \/Catalog/.test(head))?.head ?? ''
  const all = [...objects.values()].map(({ head }) => head)
  const pages = all.filter((head) => /\/Type \/Page\b(?!s)/.test(head))
  const runs = pages.map((page) => pageRuns(page, objects))
  return {
    pages: runs.map((page) => page.map(({ text }) => `${text}\n`).join('')),
    runs,
    links: all.flatMap((head) => [...head.matchAll(/\/URI \(((?:[^()\\]|\\.)*)\)/g)].map(([, uri]) => uri)),
    outline: all.flatMap((head) =>
      /\/Dest \[/.test(head) ? [/\/Title \(([^)]*)\)/.exec(head)?.[1] ?? ''] : [],
    ),
    fonts: new Set(all.flatMap((head) => /\/BaseFont \/(\S+)/.exec(head)?.[1] ?? [])),
    language: /\/Lang \(([^)]*)\)/.exec(catalog)?.[1],
    title: textOf('Title', objects),
    author: textOf('Author', objects),
  }
}

const textOf = (fact: string, objects: Objects): string | undefined => {
  const info = [...objects.values()].find(({ head }) => head.includes('/Producer '))?.head ?? ''
  const found = objects.get(new RegExp(`/${fact} (\\d+) 0 R`).exec(info)?.[1] ?? '')
  return /^\((.*)\)/.exec(found?.head ?? '')?.[1]
}

type Objects = Map<string, { head: string; stream: string }>

const objectsIn = (pdf: Buffer): Objects => {
  const text = pdf.toString('latin1')
  const found = [...text.matchAll(/(\d+) 0 obj\n([\s\S]*?)(?:\nstream\n|\nendobj)/g)]
  return new Map(
    found.map(({ 0: whole, 1: number = '', 2: head = '', index }) => {
      const start = index + whole.length
      const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0)
      const isPacked = whole.endsWith('stream\n') && head.includes('/FlateDecode')
      const stream = isPacked ? inflateSync(pdf.subarray(start, start + length)).toString('latin1') : ''
      return [number, { head, stream }]
    }),
  )
}

/** A line of text in one style; points from the left and from the top. */
type Run = { text: string; x: number; y: number }

const pageRuns = (page: string, objects: Objects): Run[] => {
  const get = (name: string) => objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(page)?.[1] ?? '')
  const fonts = new Map(
    [...(get('Resources')?.head ?? '').matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', font = '']) => {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.head ?? '')?.[1] ?? ''
      return [name, charactersIn(objects.get(table)?.stream ?? '')]
    }),
  )
  let characters: string[] = []
  let text = ''
  let at = { x: 0, y: 0, scale: 1 }
  const saved: (typeof at)[] = []
  const runs: Run[] = []
  for (const line of (get('Contents')?.stream ?? '').split('\n')) {
    const [scale = 1, , , down = 1, x = 0, y = 0] = line.split(' ').map(Number)
    const [, font] = /^\/(F\d+) [\d.]+ Tf$/.exec(line) ?? []
    if (font) characters = fonts.get(font) ?? []
    if (line === 'q') saved.push(at)
    if (line === 'Q') at = saved.pop() ?? at
    // The page is flipped as a whole, and every line of text once more, which cancels out.
    if (line.endsWith(' cm') && down > 0)
      at = { x: at.x + x * at.scale, y: at.y + y * at.scale, scale: at.scale * scale }
    if (line.endsWith(' TJ'))
      for (const [, glyphs = ''] of line.matchAll(/<([0-9a-f]+)>/g))
        text += (glyphs.match(/.{4}/g) ?? []).map((glyph) => characters[parseInt(glyph, 16)] ?? '?').join('')
    if (line !== 'ET') continue
    runs.push({ text, x: at.x, y: at.y })
    text = ''
  }
  return runs
}

/** Glyph numbers count from the start of each range of the table. */
const charactersIn = (table: string): string[] => {
  const characters: string[] = []
  for (const [, first = '', list = ''] of table.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g))
    for (const [offset, [, code = '']] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries())
      characters[parseInt(first, 16) + offset] = Buffer.from(code.replaceAll(' ', ''), 'hex')
        .swap16()
        .toString('utf16le')
  return characters
}
