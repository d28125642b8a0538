import { isMap, isNode, isScalar } from 'yaml'
import type { Edit } from '../diagnostics/diagnostic.ts'
import { linesOf, startOf } from './remove-pair.ts'
import { hasKey } from './repair.ts'
import type { Repair } from './repair.ts'
import type { YamlFile } from '../read/yaml-file.ts'
import { find } from '../read/yaml-find.ts'

/** Moves a key of the file's first level, with its lines, to the end of the map of another one. Block style alone. */
export const moveBelow = (yaml: YamlFile, key: string, holder: string): Repair => {
  const { pair, parent, isFound } = find(yaml, [key])
  if (!isFound || !pair || !isMap(parent) || parent.flow === true) return undefined
  const span = linesOf(yaml.text, pair)
  if (!span || span.start !== span.keyStart) return undefined
  const lines = yaml.text.slice(span.start, span.end)
  // Without the holder, it begins where the key stands.
  const target = find(yaml, [holder])
  const newline = /\r?\n/.exec(yaml.text)?.[0] ?? '\n'
  if (!target.isFound)
    return [
      { start: span.start, end: span.end, text: `${holder}:${newline}${deeper(lines, '  ')}` },
    ] satisfies Edit[]
  const { written } = target
  if (!isMap(written) || written.flow === true || hasKey(written, key)) return undefined
  const [first, last] = [written.items[0], written.items.at(-1)]
  const place = last && linesOf(yaml.text, last)
  const indent = first && columnOf(yaml.text, startOf(first))
  if (!place || !indent || (last && isBlockText(last.value)) || /^[^\S\n]*\t/m.test(lines)) return undefined
  const isLastLine = !yaml.text.slice(0, place.end).endsWith('\n')
  const moved = deeper(lines.endsWith('\n') ? lines : `${lines}${newline}`, ' '.repeat(indent))
  // Right below the other's last line it only moves to the right.
  if (place.end === span.start)
    return [{ start: span.start, end: span.end, text: deeper(lines, ' '.repeat(indent)) }]
  return [
    { start: span.start, end: span.end, text: '' },
    { start: place.end, end: place.end, text: isLastLine ? `${newline}${moved.trimEnd()}` : moved },
  ]
}

const deeper = (lines: string, indent: string) => lines.replaceAll(/^(?=[^\r\n])/gm, indent)

const columnOf = (text: string, offset: number | undefined) =>
  offset === undefined ? 0 : offset - (text.lastIndexOf('\n', offset - 1) + 1)

/** Empty lines at its end could belong to it. */
const isBlockText = (node: unknown) =>
  isNode(node) && isScalar(node) && (node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL')
