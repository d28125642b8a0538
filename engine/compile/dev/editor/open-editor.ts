import { readFileSync, writeFileSync } from 'node:fs'
import { isAlias, isMap, isSeq } from 'yaml'
import type { Document } from 'yaml'
import type { EditorEdit, EditPath } from '../../../campaign/preview/editor-edit.ts'
import type { EditorFile } from '../../../campaign/preview/editor-view.ts'
import type { JsonSchema } from '../../../campaign/schema/json-schema.ts'
import { contentHash } from '../../bundle/content-hash.ts'
import { pathText } from '../../diagnostics/diagnostic.ts'
import { isRecord } from '../../read/is-record.ts'
import { editYaml } from './edit-yaml.ts'
import { readDocument } from './find-node.ts'
import { formTree } from './form-tree.ts'
import { resolveSchema } from './resolve-schema.ts'

/** The file is no longer the one that was shown. */
export class FileChanged extends Error {}

type Written = { before: string; after: string; what: string; at: number }
export type Shown = {
  file: string
  schema: JsonSchema
  templateSections: readonly string[]
  pictures: EditorFile['pictures']
}

/** Milliseconds within which changes of one field, or of one line of the YAML, are taken back together. */
const burst = 4000

export const openEditor = (now: () => number = Date.now) => {
  const written = new Map<string, Written[]>()
  const undoable = (file: string, text: string) => {
    const last = written.get(file)?.at(-1)
    return last?.after === text ? last : undefined
  }
  const show = ({ file, schema, templateSections, pictures }: Shown): EditorFile => {
    const text = readFileSync(file, 'utf8')
    const read = readDocument(text)
    const aliases = read ? aliasPaths(read.document) : new Set()
    const value = read?.value
    const context = {
      definitions: schema.definitions ?? {},
      isAlias: (path: EditPath) => aliases.has(pathText(path)),
      templateSections: isRecord(value) && 'template' in value ? templateSections : [],
      pictures: pictures.map(({ name }) => name),
    }
    return {
      version: contentHash(text),
      text,
      tree: read ? formTree(schema, value, context) : null,
      pictures,
      undo: undoable(file, text)?.what ?? null,
    }
  }
  const write = ({ file, schema }: Shown, version: string, edit: EditorEdit): void => {
    const before = matching(file, version)
    const after = editYaml(before, edit, orderIn(schema, before))
    put(file, before, after, `${edit.do} ${pathText(edit.path)}`, edit.do === 'set')
  }
  const writeText = ({ file }: Shown, version: string, text: string): void => {
    const before = matching(file, version)
    put(file, before, text, `line ${firstChangedLine(before, text)}`, true)
  }
  const put = (file: string, before: string, after: string, what: string, isTyped: boolean): void => {
    if (after === before) return
    writeFileSync(file, after)
    const last = undoable(file, before)
    const isSame = isTyped && last?.what === what && now() - last.at < burst
    const earlier = (written.get(file) ?? []).slice(isSame ? 0 : undefined, isSame ? -1 : undefined)
    written.set(
      file,
      [...earlier, { before: isSame ? last.before : before, after, what, at: now() }].slice(-200),
    )
  }
  const undo = ({ file }: Shown, version: string): void => {
    const last = undoable(file, matching(file, version))
    if (!last) throw new FileChanged()
    writeFileSync(file, last.before)
    written.set(file, (written.get(file) ?? []).slice(0, -1))
  }
  return { show, write, writeText, undo }
}

const firstChangedLine = (before: string, after: string): number => {
  const lines = after.split('\n')
  return before.split('\n').findIndex((line, at) => line !== lines[at])
}

const matching = (file: string, version: string) => {
  const text = readFileSync(file, 'utf8')
  if (contentHash(text) !== version) throw new FileChanged()
  return text
}

const orderIn = (schema: JsonSchema, text: string) => (path: EditPath) => {
  const { definitions = {} } = schema
  let value = readDocument(text)?.value
  let part = resolveSchema(schema, value, definitions)
  for (const key of path) {
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
    const next = typeof key === 'number' ? part.items : part.properties?.[key]
    part = resolveSchema(next ?? {}, value, definitions)
  }
  return Object.keys(part.properties ?? {})
}

const aliasPaths = (document: Document): Set<string> => {
  const found = new Set<string>()
  const walk = (node: unknown, path: EditPath): void => {
    if (isAlias(node)) found.add(pathText(path))
    else if (isMap(node)) for (const { key, value } of node.items) walk(value, [...path, String(key)])
    else if (isSeq(node)) for (const [index, item] of node.items.entries()) walk(item, [...path, index])
  }
  walk(document.contents, [])
  return found
}
