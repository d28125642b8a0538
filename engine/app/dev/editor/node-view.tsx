import type { EditorNode } from '../../../campaign/preview/editor-view.ts'
import { FieldView } from './fields/field-view.tsx'
import { GroupFields } from './group-fields.tsx'
import { Help } from './fields/help.tsx'
import { ListView } from './list-view.tsx'
import { Part } from './part.tsx'
import { RecordView } from './record-view.tsx'
import { useEditor } from './editor-context.ts'

type Props = { node: EditorNode }

export const NodeView = ({ node }: Props) => {
  if (node.kind === 'group' || node.kind === 'list' || node.kind === 'record')
    return (
      <Part at={node.at} label={node.label} excerpt={sizeWords(node)}>
        {node.help !== undefined && <Help text={node.help} />}
        <Inside node={node} />
      </Part>
    )
  return <Inside node={node} />
}

const sizeWords = (node: EditorNode): string => {
  if (node.kind === 'list' && node.additions[0]?.isWhole) return 'of the template'
  if (node.kind === 'list') return node.items.length === 0 ? 'none' : String(node.items.length)
  return node.isWritten ? '' : 'none'
}

/** What a part shows when it is open. */
const Inside = ({ node }: Props) => {
  const { write } = useEditor()
  switch (node.kind) {
    case 'group':
      return (
        <>
          <GroupFields key={node.label} at={node.at} nodes={node.nodes} draw={drawNode} />
          {node.isWritten && !node.isRequired && (
            <button
              type="button"
              className="ed-remove"
              onClick={() => write({ do: 'remove', path: node.path })}
            >
              Remove {node.label.toLowerCase()}
            </button>
          )}
        </>
      )
    case 'list':
      return <ListView list={node} draw={drawInside} />
    case 'record':
      return <RecordView record={node} draw={drawNode} />
    case 'elsewhere':
      return (
        <p className="ed-note">
          <b>{node.label}</b> {node.why}
        </p>
      )
    default:
      return <FieldView field={node} />
  }
}

export const drawNode = (node: EditorNode) => <NodeView node={node} />
const drawInside = (node: EditorNode) => <Inside node={node} />
