import { useState } from 'react'
import type { ReactNode } from 'react'
import type { EditorList, EditorNode } from '../../../campaign/preview/editor-view.ts'
import { AddEntry } from './add-entry.tsx'
import { EntryTools } from './entry-tools.tsx'
import { isField } from './fields/is-field.ts'
import { Part } from './part.tsx'

type Props = { list: EditorList; draw: (node: EditorNode) => ReactNode }

export const ListView = ({ list, draw }: Props) => {
  const [addAfter, setAddAfter] = useState<number | null>(null)
  const isAddable = list.additions.length > 0 && list.items.length > 0
  return (
    <>
      <ol className="ed-list">
        {list.items.map(({ node, excerpt }, index) => {
          const tools = (
            <EntryTools
              list={list}
              index={index}
              name={isField(node) ? node.label : `${node.label} ${excerpt}`.trim()}
              {...(isAddable && { onAdd: () => setAddAfter(addAfter === index ? null : index) })}
            />
          )
          return (
            <li key={node.at}>
              {isField(node) ? (
                <div className="ed-line" data-at={node.at}>
                  {draw(node)}
                  {tools}
                </div>
              ) : (
                <Part at={node.at} label={node.label} excerpt={excerpt} tools={tools}>
                  {draw(node)}
                </Part>
              )}
              {addAfter === index && (
                <AddEntry list={list} index={index + 1} onAdded={() => setAddAfter(null)} />
              )}
            </li>
          )
        })}
      </ol>
      {addAfter === null && <AddEntry list={list} index={list.end} />}
    </>
  )
}
