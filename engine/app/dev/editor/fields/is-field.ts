import type { EditorField, EditorNode } from '../../../../campaign/preview/editor-view.ts'

export const isField = (node: EditorNode): node is EditorField =>
  node.kind !== 'group' && node.kind !== 'list' && node.kind !== 'record' && node.kind !== 'elsewhere'
