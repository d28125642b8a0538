import { Icon } from '../../../blocks/kit/icon.tsx'
import type { Notice } from '../../../blocks/form/form-control.ts'

type Props = { notice: Notice; dismissLabel: string; onDismiss: () => void }

export const ToastMessage = ({ notice, dismissLabel, onDismiss }: Props) => (
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
