import { Button } from './button.tsx'
import { useCopy } from './use-copy.ts'

const shown = 8

/** The beginning of an id, and a press that puts all of it on the clipboard. */
export const CopyId = ({ id }: { id: string }) => {
  const { said, copy } = useCopy(id, 'The ID')
  return (
    <span className="copy-id">
      <code title={id}>{id.length > shown + 4 ? `${id.slice(0, shown)}…` : id}</code>
      <Button className="row-do" onClick={copy}>
        <span aria-live="polite">{said ?? 'Copy ID'}</span>
      </Button>
    </span>
  )
}
