import type { EditorGroup, EditorNode } from '../../../campaign/preview/editor-view.ts'
import { isWithin } from './editor-context.ts'

export const nodesIn = (node: EditorNode): EditorNode[] => {
  if (node.kind === 'list') return [node, ...node.items.flatMap((item) => nodesIn(item.node))]
  return node.kind === 'group' || node.kind === 'record' ? [node, ...node.nodes.flatMap(nodesIn)] : [node]
}

/** The innermost field or part that has a place of the file. */
export const nodeAround = (tree: EditorGroup, at: string): EditorNode | undefined =>
  nodesIn(tree)
    .filter((node) => node.kind !== 'elsewhere' && node.at !== '' && isWithin(at, node.at))
    .toSorted((a, b) => b.at.length - a.at.length)[0]

/** "Pricing, offers 1, action, link": where a path of the file is in the panel. */
export const placeWords = (tree: EditorGroup, at: string): string => {
  const outer = nodesIn(tree).filter((node) => node.at !== '' && isWithin(at, node.at))
  const words = outer
    .toSorted((a, b) => a.at.length - b.at.length)
    .filter((node, index) => !(index === 0 && node.at === 'sections' && outer.length > 1))
    .map(({ label }, index) => (index === 0 ? label : label.toLowerCase()))
  return words.join(', ').replaceAll(/, (?=\d+(?:,|$))/g, ' ')
}
