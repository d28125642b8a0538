import { isAlias, isMap, isNode, isSeq, parseDocument } from 'yaml'
import type { Document, Node, Pair } from 'yaml'
import type { EditPath } from '../../../campaign/preview/editor-edit.ts'
import { keyText } from '../../read/yaml-find.ts'
import { EditRefused } from './edit-refused.ts'

/** With source tokens, which know where dashes are. */
const parseWithTokens = (text: string): Document.Parsed =>
  parseDocument(text, { schema: 'core', stringKeys: true, keepSourceTokens: true, prettyErrors: false })

/** What a text says; undefined if it is not valid YAML. */
export const readDocument = (text: string): { document: Document.Parsed; value: unknown } | undefined => {
  const document = parseWithTokens(text)
  if (document.errors.length > 0) return undefined
  try {
    return { document, value: document.toJS() }
  } catch (error) {
    // An alias without its anchor.
    if (error instanceof ReferenceError) return undefined
    throw error
  }
}

export type Place = { node: Node | undefined; pair?: Pair; parent?: Node }

/** What is at a path; undefined if nothing is. Never looks through an alias: an edit there would change other places, too. */
export const placeAt = (document: Document, path: EditPath): Place | undefined => {
  let place: Place = { node: document.contents ?? undefined }
  for (const key of path) {
    const parent = place.node
    if (isAlias(parent)) throw new EditRefused('This repeats another part of the file: change it there.')
    const pair = isMap(parent) ? parent.items.find((item) => keyText(item.key) === String(key)) : undefined
    const item = isSeq(parent) && typeof key === 'number' ? parent.items[key] : undefined
    if (!parent || (!pair && item === undefined)) return undefined
    const value = pair ? pair.value : item
    place = { node: isNode(value) ? value : undefined, ...(pair && { pair }), parent }
  }
  return place
}

export const isFlow = (node: Node | undefined): boolean => (isMap(node) || isSeq(node)) && node.flow === true
