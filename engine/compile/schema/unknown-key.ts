import type { z } from 'zod'
import { knownKeys, offeredKeys } from './walk-schema.ts'
import { isCommaAccident } from '../read/yaml-find.ts'
import type { Details } from '../diagnostics/make-diagnostic.ts'
import type { Path, YamlFile } from '../read/parsed-yaml.ts'
import { nearest, sureNearest } from '../fixes/nearest.ts'
import { pathText } from '../diagnostics/diagnostic.ts'
import { renameKey } from '../read/edit-value.ts'
import { keyHint } from './key-hint.ts'
import { valueAt } from './value-at.ts'
import { quoteComma } from './quote-edits.ts'

type Holder = { schema: z.core.$ZodType | undefined; value: unknown }

export const unknownKey = (yaml: YamlFile, path: Path, key: string, { schema, value }: Holder): Details => {
  if (isCommaAccident(yaml, [...path, key]))
    return {
      rule: 'unquoted-comma',
      message: `the comma before "${key}" ends the text, so YAML reads "${key}" as a key.`,
      fix: 'Put quotes around a text that contains a comma: { text: "one, two" }.',
      repair: quoteComma(yaml, [...path, key]),
    }
  const names = schema ? knownKeys(schema, value) : []
  const allowed =
    schema && names.length > 0 ? `Allowed here: ${offeredKeys(schema, value).join(', ')}.` : 'Remove it.'
  const free = names.filter((name) => valueAt(value, [name]) === undefined)
  const hint = keyHint(key, [...free, ...names.filter((name) => name === 'theme')])
  const suggestion =
    nearest(key, free) ??
    (hint !== undefined && valueAt(value, hint.split('.')) === undefined ? hint : undefined)
  return {
    rule: 'unknown-key',
    ...(suggestion !== undefined && {
      suggestion: pathText([...path, suggestion]),
      ...(sureNearest(key, free) === suggestion && {
        repair: renameKey(yaml, [...path, key], suggestion),
      }),
    }),
    message: 'this key is not known.',
    fix: `${suggestion === undefined ? '' : `Did you mean "${suggestion}"? `}${allowed}`,
  }
}
