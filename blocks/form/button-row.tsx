import { BusyLabel } from './busy-label.tsx'
import type { NoticeButton } from './form-control.ts'

/** `busy`: label of the first button while it works; the button keeps its place and the focus. */
export const ButtonRow = ({
  buttons,
  busy,
}: {
  buttons: readonly NoticeButton[]
  busy?: string | undefined
}) => (
  <div className="buttons">
    {buttons.map(({ label, onPress }, index) => (
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
