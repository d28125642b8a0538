import { useId, useState } from 'react'
import type { EditorList } from '../../../campaign/preview/editor-view.ts'
import { useEditor } from './editor-context.ts'

type Props = { list: EditorList; index: number; onAdded?: () => void }

export const AddEntry = ({ list, index, onAdded }: Props) => {
  const { write, reveal, renumber } = useEditor()
  const id = useId()
  const [chosen, setChosen] = useState(0)
  const { additions, path, at, label } = list
  const addition = additions[chosen] ?? additions[0]
  if (!addition) return null
  const add = () => {
    const { value } = addition
    write(addition.isWhole ? { do: 'set', path, value } : { do: 'insert', path, at: index, value })
    renumber(at, (place) => (place >= index ? place + 1 : place))
    reveal(addition.isWhole ? at : `${at}[${index}]`)
    onAdded?.()
  }
  return (
    <div className="ed-add">
      {additions.length > 1 && (
        <>
          <label className="wb-unseen" htmlFor={id}>
            What to add to {label.toLowerCase()}
          </label>
          <select id={id} value={chosen} onChange={(event) => setChosen(Number(event.target.value))}>
            {additions.map((one, place) => (
              <option key={one.label} value={place}>
                {one.label}
              </option>
            ))}
          </select>
        </>
      )}
      <button type="button" className="wb-press" onClick={add}>
        {addition.isWhole ? addition.label : `Add to ${label.toLowerCase()}`}
      </button>
      {additions.length > 1 && addition.help !== undefined && <p className="ed-help">{addition.help}</p>}
    </div>
  )
}
