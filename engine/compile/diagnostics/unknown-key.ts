import { isMap } from 'yaml'
import type { z } from 'zod'
import { isRequired, knownKeys, offeredKeys } from '../read/walk-schema.ts'
import { find, isCommaAccident } from '../read/yaml-find.ts'
import type { Details, Path, YamlFile } from '../read/yaml-file.ts'
import { nearest } from '../fixes/nearest.ts'
import { pathText } from './diagnostic.ts'
import { hasKey, renameKey } from '../fixes/repair.ts'
import { bracedBefore, repairComma } from '../fixes/schema-repair.ts'
import { replacementFor } from '../fixes/synonyms.ts'

/** The map that holds the key: what judges it, its value, and the keys that were told of before. */
export type Holder = {
  schema: z.core.$ZodType | undefined
  value: unknown
  reported: () => readonly string[]
}

/** A key that its map may not have, with the one that was meant where that can be told. */
export const unknownKey = (yaml: YamlFile, path: Path, key: string, holder: Holder): Details => {
  if (isCommaAccident(yaml, [...path, key])) {
    const braced = bracedBefore(yaml, [...path, key])
    return {
      rule: 'unquoted-comma',
      ...(braced !== undefined && { suggestion: pathText([...path, braced]) }),
      message: `the comma before "${key}" ends the text, so "${key}" became a key of its own.`,
      fix: 'Put quotes around a text that holds a comma: { text: "one, two" }.',
      repair: repairComma(yaml, [...path, key]),
    }
  }
  const { schema, value } = holder
  const names = schema ? knownKeys(schema, value) : []
  const allowed = names.length > 0 ? `Allowed here: ${offered(holder).join(', ')}.` : 'Remove it.'
  const said = suggestedBySynonym(yaml, path, key, names, holder.reported)
  const suggestion = said ?? nearest(key, names)
  // Another word is no slip of the pen: it is put right only where nothing else can be meant.
  const isSure = said === undefined || (schema !== undefined && isRequired(schema, value, said))
  return {
    rule: 'unknown-key',
    ...(suggestion !== undefined && {
      suggestion: pathText([...path, suggestion]),
      repair: isSure ? renameKey(yaml, [...path, key], suggestion) : undefined,
    }),
    message: 'this key is not known.',
    fix: `${suggestion === undefined ? '' : `Did you mean "${suggestion}"? `}${allowed}`,
  }
}

const offered = ({ schema, value }: Holder) => (schema ? offeredKeys(schema, value) : [])

/** A key that is written, or that another wrong one was told to be meant for, is not meant by this one as well. */
const suggestedBySynonym = (
  yaml: YamlFile,
  path: Path,
  key: string,
  names: string[],
  reported: () => readonly string[],
) => {
  const said = replacementFor(key, names)
  const { node } = find(yaml, path)
  const isFree = said !== undefined && !(isMap(node) && hasKey(node, said))
  return isFree && !reported().some((other) => replacementFor(other, names) === said) ? said : undefined
}
