import { pathText } from '../diagnostics/diagnostic.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { makeDiagnostic } from '../diagnostics/make-diagnostic.ts'
import { placeAt } from '../diagnostics/place-at.ts'
import type { Path, YamlFile } from './parsed-yaml.ts'
import { hashCuts } from './syntax/hash-cuts.ts'
import type { HashCut } from './syntax/hash-cuts.ts'
import { hashDetails } from './syntax/hash-words.ts'
import { isMap, isNode, isPair, isScalar, isSeq, visit } from 'yaml'
import type { Document } from 'yaml'

export const hashDiagnostic = ({ file, text, nodes }: YamlFile, cut: HashCut): Diagnostic => {
  const { document, lines } = nodes()
  const path = pathAt(document, cut.text?.start ?? cut.hash)
  const diagnostic = makeDiagnostic(text, placeAt(file, lines, cut.hash), path, hashDetails(text, cut))
  const { line, column } = placeAt(file, lines, cut.end)
  return { ...diagnostic, end: { line, column } }
}

/** The same for a value that is left empty; undefined for one inside brackets. */
export const emptyByHash = (yaml: YamlFile, path: Path): Diagnostic | undefined =>
  hashCuts(yaml.text)
    .filter(({ text }) => text === null)
    .map((cut) => hashDiagnostic(yaml, cut))
    .find((diagnostic) => diagnostic.path === pathText(path))

const pathAt = (document: Document, offset: number): PropertyKey[] => {
  let found: PropertyKey[] = []
  visit(document, {
    Scalar: (key, { range }, ancestors) => {
      if (key === 'key' || !range || range[0] > offset || range[2] < offset) return undefined
      const own = isSeq(ancestors.at(-1)) && typeof key === 'number' ? [key] : []
      found = [...ancestors.flatMap((node, at) => keysOf(node, ancestors[at + 1])), ...own]
      return visit.BREAK
    },
  })
  return found
}

const keysOf = (node: unknown, child: unknown): PropertyKey[] => {
  if (isPair(node)) return isScalar(node.key) ? [String(node.key.value)] : []
  return isSeq(node) && isNode(child) && !isMap(node) ? [node.items.indexOf(child)] : []
}
