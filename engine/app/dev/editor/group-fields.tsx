import { Fragment, useState } from 'react'
import type { ReactNode } from 'react'
import type { EditorNode } from '../../../campaign/preview/editor-view.ts'
import { furtherOf, useEditor } from './editor-context.ts'

type Props = { at: string; nodes: EditorNode[]; draw: (node: EditorNode) => ReactNode }

/** What is written or must be, then the rest, closed; all of it where nothing is. What is written while this is open stays where it is. */
export const GroupFields = ({ at, nodes, draw }: Props) => {
  const { isOpen, setOpen } = useEditor()
  const [further] = useState(() => furtherIn(nodes))
  const key = furtherOf(at)
  const more = nodes.filter((node) => further.has(node.at))
  const isMoreOpen = isOpen(key)
  return (
    <>
      {nodes
        .filter((node) => !further.has(node.at))
        .map((node) => (
          <Fragment key={node.at}>{draw(node)}</Fragment>
        ))}
      {more.length > 0 && (
        <div className="ed-more">
          <button
            type="button"
            className="ed-toggle"
            aria-expanded={isMoreOpen}
            onClick={() => setOpen(key, !isMoreOpen)}
          >
            <span className="ed-part-label">More</span>
            {!isMoreOpen && <span className="ed-excerpt">{more.map(({ label }) => label).join(', ')}</span>}
          </button>
          {isMoreOpen && more.map((node) => <Fragment key={node.at}>{draw(node)}</Fragment>)}
        </div>
      )}
    </>
  )
}

const furtherIn = (nodes: readonly EditorNode[]): ReadonlySet<string> => {
  const further = nodes.filter(({ isWritten, isRequired }) => !isWritten && !isRequired)
  return new Set(further.length === nodes.length ? [] : further.map(({ at }) => at))
}
