import { inflateSync } from 'node:zlib'

/** What a reader's program finds in a PDF: its words by way of each font's own table, its links and its facts. */
export const readPdf = (pdf: Buffer) => {
  const objects = objectsIn(pdf)
  const catalog = [...objects.values()].find(({ head }) => /\/Type \/Catalog/.test(head))?.head ?? ''
  const all = [...objects.values()].map(({ head }) => head)
  const pages = all.filter((head) => /\/Type \/Page\b(?!s)/.test(head))
  return {
    pages: pages.map((page) => pageText(page, objects)),
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

const pageText = (page: string, objects: Objects): string => {
  const get = (name: string) => objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(page)?.[1] ?? '')
  const fonts = new Map(
    [...(get('Resources')?.head ?? '').matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', font = '']) => {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.head ?? '')?.[1] ?? ''
      return [name, signsIn(objects.get(table)?.stream ?? '')]
    }),
  )
  let signs: string[] = []
  const words = [...(get('Contents')?.stream ?? '').matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9a-f]+)>|(ET)/g)]
  return words
    .map(([, font, glyphs = '', end]) => {
      if (font) signs = fonts.get(font) ?? []
      if (end) return '\n'
      return (glyphs.match(/.{4}/g) ?? []).map((glyph) => signs[parseInt(glyph, 16)] ?? '?').join('')
    })
    .join('')
}

/** Glyph numbers count from the start of each range of the table. */
const signsIn = (table: string): string[] => {
  const signs: string[] = []
  for (const [, first = '', list = ''] of table.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g))
    for (const [offset, [, code = '']] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries())
      signs[parseInt(first, 16) + offset] = Buffer.from(code.replaceAll(' ', ''), 'hex')
        .swap16()
        .toString('utf16le')
  return signs
}
