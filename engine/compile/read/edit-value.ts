import { isAlias, isCollection, isMap, isNode, isScalar } from 'yaml'
import type { Edit } from '../diagnostics/diagnostic.ts'
import { quoted, scalarText } from '../fixes/repair-text.ts'
import { find } from './yaml-find.ts'
import type { Path, YamlFile } from './parsed-yaml.ts'

type Repair = Edit[] | undefined

export const replaceValue = (yaml: YamlFile, path: Path, value: string | number | boolean): Repair => {
  const { written, parent, isFound } = find(yaml, path)
  const range = isFound ? written?.range : undefined
  if (!range || !written) return undefined
  const style = isScalar(written) ? written.type : 'PLAIN'
  if (!(isScalar(written) || isAlias(written)) || style?.startsWith('BLOCK_')) return undefined
  const text = scalarText(value, style, isCollection(parent) && parent.flow === true)
  return text === undefined || range[0] === range[1] ? undefined : [{ start: range[0], end: range[1], text }]
}

export const quoteValue = (yaml: YamlFile, path: Path): Repair => {
  const { written, isFound } = find(yaml, path)
  if (!isFound || !isScalar(written) || written.type !== 'PLAIN' || !written.range) return undefined
  const [start, end] = written.range
  const source = yaml.text.slice(start, end)
  return start === end || /[\r\n]/.test(source) ? undefined : [{ start, end, text: quoted(source) }]
}

export const renameKey = (yaml: YamlFile, path: Path, name: string): Repair => {
  const { pair, parent, isFound } = find(yaml, path)
  const key = isFound ? pair?.key : undefined
  if (!isScalar(key) || !key.range || !isMap(parent) || parent.has(name)) return undefined
  const text = scalarText(name, key.type, parent.flow === true)
  return text === undefined ? undefined : [{ start: key.range[0], end: key.range[1], text }]
}

export const indentKey = (yaml: YamlFile, key: string): Repair => {
  const { pair } = find(yaml, [key])
  if (!isNode(pair?.key) || !pair.key.range) return undefined
  const end = (isNode(pair.value) && pair.value.range?.[1]) || pair.key.range[1]
  const start = pair.key.range[0]
  return [...yaml.text.slice(start, end).matchAll(/^(?=[^\r\n])/gm)].map(({ index }) => ({
    start: start + index,
    end: start + index,
    text: '  ',
  }))
}
