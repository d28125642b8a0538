import { Icon } from '../kit/icon.tsx'
import type { NoticeButton } from './form-control.ts'
import { ButtonRow } from './button-row.tsx'

export type SavedForm = {
  title: string
  text: string
  missed?: string | undefined
  buttons: readonly NoticeButton[]
}

/** `busy`: label of the button while it sends. */
type Props = SavedForm & { busy?: string | undefined }

/** Takes the form's place on a later visit while the device has unsent answers. */
export const FormSaved = ({ title, text, missed, busy, buttons }: Props) => (
  <section className="kept" aria-label={title}>
    <Icon name="clock" />
    {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold no heading */}
    <div role="status">
      <h2 className="title-2xl">{title}</h2>
      <p className="form-text">{text}</p>
      {missed !== undefined && <p className="kept-missed">{missed}</p>}
    </div>
    <ButtonRow buttons={busy === undefined ? buttons : buttons.slice(0, 1)} busy={busy} />
  </section>
)
