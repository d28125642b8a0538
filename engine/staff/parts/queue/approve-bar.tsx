import { mostApproved } from '../../../campaign/staff/queue/quarantined.ts'
import { Button } from '../button.tsx'
import type { useSelection } from './use-selection.ts'

type Props = {
  page: string[]
  selected: ReturnType<typeof useSelection>
  isBusy: boolean
  onApprove: () => void
}

/** Ticks the page, and approves what is ticked. */
export const ApproveBar = ({ page, selected, isBusy, onApprove }: Props) => {
  const count = selected.ids.length
  const isAll = page.length > 0 && page.every((id) => selected.has(id))
  return (
    <div className="bar">
      <label className="tick">
        <input
          type="checkbox"
          checked={isAll}
          onChange={({ target }) => selected.set(page, target.checked)}
        />
        All on this page
      </label>
      <Button tone="main" busy={isBusy} disabled={count === 0 || isBusy} onClick={onApprove}>
        {count === 0 ? 'Approve selected' : `Approve selected (${count})`}
      </Button>
      {selected.isFull && <p className="text-sm text-soft">{`At most ${mostApproved} at a time.`}</p>}
    </div>
  )
}
