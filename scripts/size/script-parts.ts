import { SourceMap } from 'node:module'
import type { SourceMapPayload } from 'node:module'
import { brotliCompressSync } from 'node:zlib'

export type ScriptPart = { owner: string; bytes: number; packed: number }

/** Who wrote the parts of a bundled script; each owner's characters are packed apart from the others. Largest first. `complete` fills in what is put in after bundling. */
export const partsOf = (
  script: string,
  map: SourceMapPayload,
  complete = (text: string) => text,
): ScriptPart[] => {
  const texts = new Map<string, string>()
  for (const [source, text] of piecesOf(script, new SourceMap(map))) {
    const owner = ownerOf(source)
    texts.set(owner, (texts.get(owner) ?? '') + text)
  }
  const parts = [...texts].map(([owner, raw]) => {
    const text = complete(raw)
    return { owner, bytes: Buffer.byteLength(text), packed: brotliCompressSync(text).length }
  })
  return parts.toSorted((a, b) => b.packed - a.packed)
}

export const own = 'Porchlight'
const bundler = 'bundler'

const ownerOf = (source: string) => {
  if (source === '') return bundler
  const packages = [...source.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)]
  return packages.at(-1)?.[1] ?? own
}

function* piecesOf(script: string, map: SourceMap): Generator<[source: string, text: string]> {
  for (const [row, line] of script.split('\n').entries()) {
    let start = 0
    let source = sourceAt(map, row, 0)
    for (let column = 1; column < line.length; column += 1) {
      const next = sourceAt(map, row, column)
      if (next === source) continue
      yield [source, line.slice(start, column)]
      start = column
      source = next
    }
    yield [source, line.slice(start)]
  }
}

const sourceAt = (map: SourceMap, row: number, column: number): string => {
  const entry = map.findEntry(row, column)
  return 'originalSource' in entry ? (entry.originalSource ?? '') : ''
}
