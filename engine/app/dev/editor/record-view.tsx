import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import type { EditorNode, EditorRecord } from '../../../campaign/preview/editor-view.ts'
import { useEditor } from './editor-context.ts'

type Props = { record: EditorRecord; draw: (node: EditorNode) => ReactNode }

export const RecordView = ({ record, draw }: Props) => {
  const { write, reveal } = useEditor()
  const id = useId()
  const [key, setKey] = useState('')
  const { path, at, label, keyPattern, nodes } = record
  const isFine = key !== '' && (keyPattern === undefined || new RegExp(keyPattern).test(key))
  const isTaken = nodes.some((node) => node.path.at(-1) === key)
  const add = () => {
    write({ do: 'set', path: [...path, key], value: '' })
    reveal(`${at}.${key}`)
    setKey('')
  }
  return (
    <>
      {nodes.map((node) => (
        <div key={node.at} className="ed-line">
          {draw(node)}
          <span className="ed-tools">
            <button
              type="button"
              aria-label={`Remove ${node.label}`}
              onClick={() => write({ do: 'remove', path: node.path })}
            >
              ×
            </button>
          </span>
        </div>
      ))}
      <div className="ed-add">
        <label htmlFor={id}>New name</label>
        <input id={id} value={key} onChange={(event) => setKey(event.target.value)} />
        <button type="button" className="wb-press" disabled={!isFine || isTaken} onClick={add}>
          Add to {label.toLowerCase()}
        </button>
      </div>
    </>
  )
}
