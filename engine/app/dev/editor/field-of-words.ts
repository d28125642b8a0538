import type { EditorGroup, EditorText } from '../../../campaign/preview/editor-view.ts'
import { nodesIn } from './nodes-in.ts'
import { plainWords } from './plain-words.ts'

/** The text field that says most of these words of the page (as `plainWords` has them), if one does. */
export const fieldOfWords = (tree: EditorGroup, words: string): EditorText | undefined => {
  const said = nodesIn(tree).flatMap((node) => {
    if (node.kind !== 'text') return []
    const text = plainWords(node.value)
    const isOnPage = text.length > 1 && (text.includes(words) || words.startsWith(text))
    return isOnPage ? [{ node, length: Math.min(text.length, words.length) }] : []
  })
  return said.toSorted((a, b) => b.length - a.length)[0]?.node
}
