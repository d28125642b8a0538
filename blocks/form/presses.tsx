import { BusyLabel } from './busy-label.tsx'
import type { Press } from './form-control.ts'

/**
 * Buttons beside each other: the first is filled, the others are quiet. Only a live form has them. `busy`: what the
 * first one says while it is at work; it stays where it is, with the focus.
 */
export const Presses = ({ presses, busy }: { presses: readonly Press[]; busy?: string | undefined }) => (
  <div className="presses">
    {presses.map(({ label, onPress }, index) => (
      <button
        key={index}
        type="button"
        className={index === 0 ? 'btn' : 'btn-quiet'}
        aria-disabled={busy === undefined ? undefined : true}
        onClick={onPress}
      >
        {busy === undefined ? label : <BusyLabel label={busy} />}
      </button>
    ))}
  </div>
)
