import { useState } from 'react'
import type { ReactNode } from 'react'
import type { EditorList, EditorNode } from '../../../campaign/preview/editor-view.ts'
import { AddEntry } from './add-entry.tsx'
import { useEditor } from './editor-context.ts'
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
            <Tools
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
      <AddEntry list={list} index={list.items.length} />
    </>
  )
}

type ToolsProps = { list: EditorList; index: number; name: string; onAdd?: () => void }

const Tools = ({ list, index, name, onAdd }: ToolsProps) => {
  const { write, renumber } = useEditor()
  const { path, at, items } = list
  const move = (to: number) => {
    write({ do: 'move', path, from: index, to })
    renumber(at, (place) => (place === index ? to : place === to ? index : place))
    // The entry takes the focus along.
    const button = document.activeElement?.getAttribute('data-tool')
    setTimeout(() => {
      document
        .querySelector<HTMLElement>(
          `[data-tool="${CSS.escape(`${at}[${to}] ${button?.split(' ').at(-1)}`)}"]`,
        )
        ?.focus()
    })
  }
  const tool = (word: string) => `${at}[${index}] ${word}`
  return (
    <span className="ed-tools">
      <button
        type="button"
        data-tool={tool('up')}
        aria-label={`Move ${name} up`}
        aria-disabled={index === 0}
        onClick={() => index > 0 && move(index - 1)}
      >
        ↑
      </button>
      <button
        type="button"
        data-tool={tool('down')}
        aria-label={`Move ${name} down`}
        aria-disabled={index === items.length - 1}
        onClick={() => index < items.length - 1 && move(index + 1)}
      >
        ↓
      </button>
      {onAdd && (
        <button type="button" aria-label={`Add below ${name}`} onClick={onAdd}>
          +
        </button>
      )}
      <button
        type="button"
        aria-label={`Remove ${name}`}
        onClick={() => {
          write({ do: 'remove', path: [...path, index] })
          renumber(at, (place) => (place === index ? null : place > index ? place - 1 : place))
        }}
      >
        ×
      </button>
    </span>
  )
}
