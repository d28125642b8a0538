import { isNode, isScalar, isSeq } from 'yaml'
import { find } from '../read/yaml-find.ts'
import type { Path, YamlFile } from '../read/yaml-file.ts'
import { removeKey } from './repair.ts'
import type { Repair } from './repair.ts'

/** Takes a word out of a list, with its line or its comma; with it the list's key where nothing else is in it. */
export const removeItem = (yaml: YamlFile, path: Path): Repair => {
  const index = path.at(-1)
  const { node: list } = find(yaml, path.slice(0, -1))
  if (!isSeq(list) || typeof index !== 'number') return undefined
  const ranges = list.items.map((item) => (isNode(item) && isScalar(item) ? item.range : undefined))
  const [own, before, after] = [ranges[index], ranges[index - 1], ranges[index + 1]]
  if (!own || ranges.includes(undefined)) return undefined
  if (list.items.length === 1) return removeKey(yaml, path.slice(0, -1))
  if (list.flow === true)
    return after
      ? [{ start: own[0], end: after[0], text: '' }]
      : before
        ? [{ start: before[1], end: own[1], text: '' }]
        : undefined
  const start = yaml.text.lastIndexOf('\n', own[0] - 1) + 1
  const newline = yaml.text.indexOf('\n', own[1])
  const isAlone = /^ *- +$/.test(yaml.text.slice(start, own[0]))
  return isAlone ? [{ start, end: newline < 0 ? yaml.text.length : newline + 1, text: '' }] : undefined
}
