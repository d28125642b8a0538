import type { NoticeButton } from './form-control.ts'

/** Only a live form has them. `busy`: what the first one says while it works; it keeps its place and the focus. */
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

/** Its text has an element of its own: browsers that translate a page replace bare text by nodes that React does not know. */
export const BusyLabel = ({ label }: { label: string }) => (
  <>
    <span className="spinner animate-spin" aria-hidden="true" />
    <span>{label}</span>
  </>
)
