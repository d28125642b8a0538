import { visit } from 'yaml'
import type { Document } from 'yaml'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { readYamlFast } from './read-yaml-fast.ts'
import { decodeText, maxBytes } from './yaml-guards.ts'
import { mergeConflict } from './syntax/merge-conflict.ts'
import { notText } from './not-text.ts'
import { findForbidden, maxAliases, tooManyAliases } from './yaml-forbidden.ts'
import { makeDiagnostic } from '../diagnostics/make-diagnostic.ts'
import type { Details } from '../diagnostics/make-diagnostic.ts'
import { lineCounterOf, placeAt } from '../diagnostics/place-at.ts'
import type { YamlFile } from './parsed-yaml.ts'
import { parseNodes } from './syntax/parse-nodes.ts'
import { quoteLine } from './syntax/quote-line.ts'
import { maxDepth, refuseStructure } from './syntax/refuse-structure.ts'
import type { Refusal } from './syntax/refuse-structure.ts'
import { shownSyntaxErrors, syntaxErrors } from './syntax/yaml-syntax.ts'

export type YamlResult = { yaml?: YamlFile; diagnostics: Diagnostic[] }

/** Reads YAML text strictly: no tags, no merge keys, no duplicate keys, bounded size and depth. Never throws. */
export const loadYaml = (file: string, source: string | Uint8Array): YamlResult => {
  const start = { file, line: 1, column: 1 }
  if (Buffer.byteLength(source) > maxBytes) return { diagnostics: [{ ...start, path: '', ...tooLarge }] }
  if (typeof source === 'string') return parse(file, source)
  const text = decodeText(source)
  return text === null ? { diagnostics: [notText(file, source)] } : parse(file, text)
}

const parse = (file: string, text: string): YamlResult => {
  const read = readYamlFast(text)
  if (!read) return parseCarefully(file, text)
  return { yaml: { file, text, value: read.value, nodes: () => parseNodes(text) }, diagnostics: [] }
}

/** Locates each error, and decides what the fast reader is not sure about. */
export const parseCarefully = (file: string, text: string): YamlResult => {
  const conflict = mergeConflict(file, text)
  if (conflict) return { diagnostics: [conflict] }
  const refusal = refuseStructure(text)
  if (refusal) {
    const place = placeAt(file, lineCounterOf(text), refusal.offset)
    const repair = refusal.rule === 'tag' ? quoteLine(text, refusal.offset) : undefined
    return { diagnostics: [makeDiagnostic(text, place, [], { ...refusalDetails[refusal.rule], repair })] }
  }
  const { document, lines } = parseNodes(text)
  const diagnosticAt = (offset: number, details: Details) =>
    makeDiagnostic(text, placeAt(file, lines, offset), [], details)
  const broken = syntaxErrors(document, text)
  if (broken.length > 0) {
    const shown = broken.slice(0, shownSyntaxErrors).map(({ offset, details, related = [] }) => {
      const places = related.map((at) => placeAt(file, lines, at))
      return diagnosticAt(offset, { ...details, ...(places.length > 0 && { related: places }) })
    })
    return { diagnostics: withRest(shown, broken.length - shown.length) }
  }
  const diagnostics = findForbidden(document).map(({ offset: noticed, details }, at) => {
    // The parser says where the text after an anchor begins, not where the anchor itself does.
    const offset = details.rule === 'unused-anchor' ? text.lastIndexOf('&', noticed + 1) : noticed
    const repair =
      isWantedAsText.has(details.rule) && at < shownSyntaxErrors ? quoteLine(text, offset) : undefined
    return diagnosticAt(offset, { ...details, repair })
  })
  if (diagnostics.length > 0) return { diagnostics }
  try {
    const value: unknown = document.toJS({ maxAliasCount: maxAliases })
    return { yaml: { file, text, value, nodes: () => parseNodes(text) }, diagnostics: [] }
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error
    return { diagnostics: [diagnosticAt(firstAlias(document), tooManyAliases)] }
  }
}

const isWantedAsText = new Set(['unknown-alias', 'unused-anchor'])

const firstAlias = (document: Document): number => {
  let offset = 0
  visit(document, {
    Alias: (_, alias) => {
      offset = alias.range?.[0] ?? 0
      return visit.BREAK
    },
  })
  return offset
}

const withRest = (shown: Diagnostic[], rest: number): Diagnostic[] => {
  const last = shown.at(-1)
  if (rest === 0 || !last) return shown
  const fix = `${last.fix ?? ''} (${rest} more errors follow, perhaps because of these: fix these first and validate again.)`
  return [...shown.slice(0, -1), { ...last, fix: fix.trim() }]
}

const tooLarge = {
  rule: 'too-large',
  message: `is larger than ${maxBytes / 1024} KiB.`,
  fix: 'Split it into several campaigns.',
}
const refusalDetails: Record<Refusal['rule'], Details> = {
  'too-deep': {
    rule: 'too-deep',
    message: `lists and keys are nested more than ${maxDepth} levels deep.`,
    fix: 'Flatten it.',
  },
  tag: {
    rule: 'tag',
    message:
      'a text cannot start with "!": in YAML that is a tag, an instruction to the program that reads the file.',
    fix: 'Put the whole text in quotes, or remove the "!" and its word.',
  },
  directive: {
    rule: 'directive',
    message:
      'a line that starts with "%" is a YAML directive, an instruction to the program that reads the file.',
    fix: 'Remove the line. A comment begins with "#"; put quotes around a text.',
  },
}
