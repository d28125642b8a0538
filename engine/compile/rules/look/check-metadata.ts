import type { ParsedCampaign, ParsedFiles } from '../../parse/parsed-files.ts'
import { isRecord } from '../../read/is-record.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { didYouMean } from '../../fixes/nearest.ts'
import { defineRule } from '../define-rule.ts'

const always = ['timestamp', 'page']

const checkMetadata = ({ campaigns }: ParsedFiles): Diagnostic[] => campaigns.flatMap(unknownFields)

export const metadataRule = defineRule({
  check: checkMetadata,
})

const unknownFields = ({ source, sections, pipeline }: ParsedCampaign): Diagnostic[] => {
  const form = sections.find(({ type }) => type === 'form')
  if (!form) return []
  const names = fieldNames(form['fields'])
  // A field whose name cannot be read may be the very one.
  if (!names) return []
  const words = [...new Set([...names, ...always])]
  const braced = words.map((name) => `{${name}}`)
  return pipeline.flatMap(({ index, entry }) =>
    factsOf(entry['metadata']).flatMap(({ fact, text }) =>
      [...text.matchAll(/\{([^{}]*)\}/g)]
        .filter(([, word = '']) => !words.includes(word))
        .map(([whole]) =>
          source.report(['pipeline', index, 'metadata', fact], {
            rule: 'placeholder',
            word: whole,
            message: `"${whole}" is not filled in by anything.`,
            fix: `${didYouMean(whole, braced)}Allowed: ${braced.join(', ')}.`,
          }),
        ),
    ),
  )
}

const fieldNames = (fields: unknown): string[] | null => {
  const all: unknown[] = Array.isArray(fields) ? fields : []
  const names = all.flatMap((field) =>
    isRecord(field) && typeof field['name'] === 'string' ? [field['name']] : [],
  )
  return names.length < all.length ? null : names
}

const factsOf = (metadata: unknown): { fact: string; text: string }[] =>
  Object.entries(isRecord(metadata) ? metadata : {}).flatMap(([fact, text]) =>
    typeof text === 'string' ? [{ fact, text }] : [],
  )
