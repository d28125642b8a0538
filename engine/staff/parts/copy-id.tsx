import { useState } from 'react'
import { Button } from './button.tsx'

const shown = 8

/** The beginning of an id, and a press that puts all of it on the clipboard. */
export const CopyId = ({ id }: { id: string }) => {
  const [said, setSaid] = useState<string>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id)
      setSaid('Copied')
    } catch {
      prompt('The ID', id)
    }
  }
  return (
    <span className="copy-id">
      <code title={id}>{id.length > shown + 4 ? `${id.slice(0, shown)}…` : id}</code>
      <Button className="row-do" onClick={() => void copy()}>
        <span aria-live="polite">{said ?? 'Copy ID'}</span>
      </Button>
    </span>
  )
}
