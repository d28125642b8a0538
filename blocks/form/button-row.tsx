import type { NoticeButton } from './form-control.ts'

/**
 * Buttons beside each other: the first is filled, the others are quiet. Only a live form has them. `busy`: what the
 * first one says while it is at work; it stays where it is, with the focus.
 */
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

/**
 * What a button says while it is at work. The text has an element of its own: a browser that translates the page puts its
 * own nodes in the place of a text, and nothing can then be inserted before it.
 */
export const BusyLabel = ({ label }: { label: string }) => (
  <>
    <span className="spinner animate-spin" aria-hidden="true" />
    <span>{label}</span>
  </>
)
