import type { EditorGroup, EditorNode } from '../../../campaign/preview/editor-view.ts'
import { DiagnosticWords } from './fields/diagnostic-words.tsx'
import { useEditor } from './editor-context.ts'

/** Every diagnostic as a way to its field; those of no field in full. */
export const OtherDiagnostics = ({ tree }: { tree: EditorGroup }) => {
  const { diagnostics, reveal } = useEditor()
  if (diagnostics.length === 0) return null
  const fields = new Map(nodesIn(tree).map((node) => [node.at, node]))
  return (
    <section className="ed-faults" aria-label="Diagnostics">
      <ul>
        {diagnostics.map((diagnostic) => (
          <li key={`${diagnostic.place} ${diagnostic.message}`}>
            {fields.has(diagnostic.path) ? (
              <button
                type="button"
                className="ed-jump"
                onClick={() => reveal(diagnostic.path, !fields.get(diagnostic.path)?.isWritten)}
              >
                {diagnostic.message}
              </button>
            ) : (
              <DiagnosticWords diagnostic={diagnostic} isWhole />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const nodesIn = (node: EditorNode): EditorNode[] => {
  if (node.kind === 'list') return [node, ...node.items.flatMap((item) => nodesIn(item.node))]
  return node.kind === 'group' || node.kind === 'record' ? [node, ...node.nodes.flatMap(nodesIn)] : [node]
}
