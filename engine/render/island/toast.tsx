import { Icon } from '../../../blocks/kit/icon.tsx'
import type { Notice } from '../../../blocks/form/form-control.ts'

type Props = { notice: Notice | null; dismissLabel: string; onDismiss: () => void }

const tones = ['ok', 'error'] as const

/** Both regions always exist, so that screen readers announce the message. */
export const Toast = ({ notice, ...rest }: Props) => (
  <div className="toast-region">
    {tones.map((tone) => (
      <div key={tone} role={tone === 'error' ? 'alert' : 'status'}>
        {notice?.tone === tone && <Message notice={notice} {...rest} />}
      </div>
    ))}
  </div>
)

const Message = ({ notice, dismissLabel, onDismiss }: Props & { notice: Notice }) => (
  <div className={`toast ${notice.tone === 'error' ? 'toast-error' : 'toast-ok'}`}>
    <Icon name={notice.tone === 'error' ? 'alert' : 'check'} />
    <p className="toast-words">
      <b className="toast-title">{notice.title}</b>
      <span>{notice.text}</span>
    </p>
    <button className="toast-close" type="button" aria-label={dismissLabel} onClick={onDismiss}>
      <Icon name="close" />
    </button>
  </div>
)
