import type { EditorGroup, EditorNode } from '../../../campaign/preview/editor-view.ts'
import { GroupFields } from './group-fields.tsx'
import { drawNode, NodeView } from './node-view.tsx'
import { Part } from './part.tsx'

/** What most of the work is about comes first, and is open. */
export const firstParts = ['with', 'sections']

/** The words of the page, its other groups, and last the file's own keys. */
export const FormBody = ({ tree }: { tree: EditorGroup }) => {
  const parts = tree.nodes.filter(isPart)
  const first = parts.filter(({ at }) => firstParts.includes(at))
  const own = tree.nodes.filter((node) => !parts.includes(node))
  return (
    <div className="ed-form">
      {[...new Set([...first.toReversed(), ...parts])].map((node) => (
        <NodeView key={node.at} node={node} />
      ))}
      <Part at="" label="Page and address">
        <GroupFields at="" nodes={own} draw={drawNode} />
      </Part>
    </div>
  )
}

const isPart = ({ kind, at, isWritten, isRequired }: EditorNode): boolean =>
  at === 'sections' || ((kind === 'group' || at === 'pipeline') && (isWritten || isRequired))
