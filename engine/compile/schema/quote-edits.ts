import { isMap, isScalar } from 'yaml'
import type { Pair } from 'yaml'
import type { Edit } from '../diagnostics/diagnostic.ts'
import { quoted, unwrapped } from '../fixes/repair-text.ts'
import type { Path, YamlFile } from '../read/parsed-yaml.ts'
import { find } from '../read/yaml-find.ts'

type Repair = Edit[] | undefined

export const quoteComma = (yaml: YamlFile, path: Path): Repair => {
  const { pair, parent, isFound } = find(yaml, path)
  if (!isFound || !pair || !isMap(parent)) return undefined
  const at = parent.items.indexOf(pair)
  const value = parent.items.slice(0, at).findLast((one) => !isBare(one))?.value
  const next = parent.items.findIndex((one, index) => index > at && !isBare(one))
  const last = parent.items[(next < 0 ? parent.items.length : next) - 1]
  if (!isScalar(value) || value.type !== 'PLAIN' || !value.range) return undefined
  if (!isScalar(last?.key) || !last.key.range) return undefined
  const [start, end] = [value.range[0], last.key.range[1]]
  const text = yaml.text.slice(start, end)
  return /[\r\n#]/.test(text) ? undefined : [{ start, end, text: quoted(unwrapped(text)) }]
}

const isBare = ({ key, value }: Pair) =>
  isScalar(key) && key.type === 'PLAIN' && (!value || (isScalar(value) && value.value === null))

export const dashBefore = (yaml: YamlFile, path: Path): Repair => {
  const { written, isFound } = find(yaml, path)
  if (!isFound || !isScalar(written) || written.type !== 'PLAIN' || !written.range) return undefined
  const [start, end] = written.range
  const line = yaml.text.lastIndexOf('\n', start) + 1
  const dash = /\n( *)- /.exec(yaml.text.slice(start, end))?.[1]?.length ?? -1
  const isOnOwnLine = !yaml.text.slice(line, start).trim()
  return isOnOwnLine && (dash === start - line || dash + 2 === start - line)
    ? [{ start: line + dash, end: start, text: '- ' }]
    : undefined
}
