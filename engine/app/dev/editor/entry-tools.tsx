import type { EditorList } from '../../../campaign/preview/editor-view.ts'
import { useEditor } from './editor-context.ts'

type Props = { list: EditorList; index: number; name: string; onAdd?: () => void }

export const EntryTools = ({ list, index, name, onAdd }: Props) => {
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
