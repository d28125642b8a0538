import { mostTicked } from '../../../campaign/staff/queue/quarantined.ts'
import { Button } from '../button.tsx'
import { useIsOnline } from '../use-is-online.ts'
import { DiscardForms } from './discard-forms.tsx'
import type { useSelection } from './use-selection.ts'

type Props = {
  page: string[]
  selected: ReturnType<typeof useSelection>
  isBusy: boolean
  onApprove: () => void
  onDiscarded: (count: number) => void
}

/** Ticks the page, and approves or discards what is ticked. */
export const ApproveBar = ({ page, selected, isBusy, onApprove, onDiscarded }: Props) => {
  const count = selected.ids.length
  const isOnline = useIsOnline()
  const isAll = page.length > 0 && page.every((id) => selected.has(id))
  return (
    <div className="bar">
      <label className="tick">
        <input
          type="checkbox"
          checked={isAll}
          disabled={!isOnline}
          onChange={({ target }) => selected.set(page, target.checked)}
        />
        {page.length > 1 ? `Select all ${page.length} to decide on them together` : 'Select this form'}
      </label>
      {count > 0 && (
        <>
          <p className="text-sm text-soft">
            {`${count} selected · `}
            <button type="button" className="link" onClick={selected.clear}>
              Clear
            </button>
          </p>
          <div className="bar-presses">
            <Button busy={isBusy} disabled={isBusy} onClick={onApprove}>
              {`Approve ${count}`}
            </Button>
            <DiscardForms ids={selected.ids} onDone={onDiscarded} />
          </div>
        </>
      )}
      {selected.isFull && <p className="text-sm text-soft">{`At most ${mostTicked} at a time.`}</p>}
    </div>
  )
}
