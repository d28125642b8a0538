import type { DevDiagnostic } from '../../../campaign/preview/dev-view.ts'
import type { EditorGroup, EditorNode } from '../../../campaign/preview/editor-view.ts'
import { DiagnosticWords } from './fields/diagnostic-words.tsx'
import { useEditor } from './editor-context.ts'

type Props = { tree: EditorGroup; others: DevDiagnostic[] }

/** Every diagnostic of the file as a way to its field; those of no field, and of other files, in full. */
export const PaneDiagnostics = ({ tree, others }: Props) => {
  const { diagnostics, reveal } = useEditor()
  const all = [...diagnostics, ...others]
  if (all.length === 0) return null
  const fields = new Map(nodesIn(tree).map((node) => [node.at, node]))
  return (
    <section className="ed-faults" aria-label="Diagnostics">
      <ul>
        {all.map((diagnostic) => (
          <li key={`${diagnostic.place} ${diagnostic.message}`}>
            {diagnostics.includes(diagnostic) && fields.has(diagnostic.path) ? (
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
