import type { EditorField, EditorGroup, EditorNode } from '../../../campaign/preview/editor-view.ts'
import { nodesIn } from './nodes-in.ts'
import { plainWords } from './plain-words.ts'

/** `texts`, the innermost first, and `around`, all of the section: as `plainWords` has them. */
export type Clicked = { picture?: string; texts: readonly string[]; around: string }

/** The field of a picture, or the text field that says most of these words of the page, if one does. */
export const fieldClicked = (tree: EditorGroup, { picture, texts, around }: Clicked) => {
  const nodes = nodesIn(tree)
  const likest = (found: { node: EditorField; length: number }[]) =>
    found
      .map((one) => ({ ...one, kin: kinOf(nodes, one.node, around) }))
      .toSorted((a, b) => b.length - a.length || b.kin - a.kin)[0]?.node
  const ofPicture = nodes.flatMap((node) =>
    node.kind === 'picture' && node.value === picture ? [{ node, length: 0 }] : [],
  )
  const ofTexts = texts.map((words) => likest(saying(nodes, words)))
  return likest(ofPicture) ?? ofTexts.find((field) => field !== undefined)
}

const saying = (nodes: EditorNode[], words: string) =>
  nodes.flatMap((node) => {
    if (node.kind !== 'text') return []
    const text = plainWords(node.value)
    const isOnPage = text.length > 1 && (text.includes(words) || words.startsWith(text))
    return isOnPage ? [{ node, length: Math.min(text.length, words.length) }] : []
  })

/** How many texts of its part are around what was clicked: two buttons of a page say the same. */
const kinOf = (nodes: EditorNode[], { path: [first, second] }: EditorField, around: string): number =>
  nodes.filter(
    (node) =>
      node.kind === 'text' &&
      node.path[0] === first &&
      node.path[1] === second &&
      node.value.length > 1 &&
      around.includes(plainWords(node.value)),
  ).length
