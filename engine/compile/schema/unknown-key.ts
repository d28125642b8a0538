import { isMap } from 'yaml'
import type { z } from 'zod'
import { knownKeys, offeredKeys } from './walk-schema.ts'
import { find, isCommaAccident } from '../read/yaml-find.ts'
import type { Details } from '../diagnostics/make-diagnostic.ts'
import type { Path, YamlFile } from '../read/parsed-yaml.ts'
import { nearest } from '../fixes/nearest.ts'
import { pathText } from '../diagnostics/diagnostic.ts'
import { hasKey, renameKey } from '../read/edit-value.ts'
import { bracedBefore, quoteComma } from './quote-edits.ts'
import { replacementFor } from './synonyms.ts'

/** The map around the key: its schema, its value, and the keys already reported. */
export type Holder = {
  schema: z.core.$ZodType | undefined
  value: unknown
  reported: () => readonly string[]
}

/** A key that its map may not have, with the key that was probably meant. */
export const unknownKey = (yaml: YamlFile, path: Path, key: string, holder: Holder): Details => {
  if (isCommaAccident(yaml, [...path, key])) {
    const braced = bracedBefore(yaml, [...path, key])
    return {
      rule: 'unquoted-comma',
      ...(braced !== undefined && { suggestion: pathText([...path, braced]) }),
      message: `the comma before "${key}" ends the text, so YAML reads "${key}" as a key.`,
      fix: 'Put quotes around a text that contains a comma: { text: "one, two" }.',
      repair: quoteComma(yaml, [...path, key]),
    }
  }
  const { schema, value } = holder
  const names = schema ? knownKeys(schema, value) : []
  const allowed = names.length > 0 ? `Allowed here: ${offered(holder).join(', ')}.` : 'Remove it.'
  const said = suggestedBySynonym(yaml, path, key, names, holder.reported)
  const suggestion = said ?? nearest(key, names)
  return {
    rule: 'unknown-key',
    ...(suggestion !== undefined && {
      suggestion: pathText([...path, suggestion]),
      // A synonym is no typo: its author decides.
      repair: said === undefined ? renameKey(yaml, [...path, key], suggestion) : undefined,
    }),
    message: 'this key is not known.',
    fix: `${suggestion === undefined ? '' : `Did you mean "${suggestion}"? `}${allowed}`,
  }
}

const offered = ({ schema, value }: Holder) => (schema ? offeredKeys(schema, value) : [])

/** Not a key that the map already has, nor one already suggested for another key. */
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
