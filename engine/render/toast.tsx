import { Icon } from '../../blocks/kit/icon.tsx'
import type { Notice } from '../../blocks/form/form-control.ts'

/** A message at the lower edge. Its region is always there, so that screen readers notice what comes into it. */
export const Toast = (props: { notice: Notice | null; dismissLabel: string; onDismiss: () => void }) => (
  <div className="toast-region" role={props.notice?.tone === 'error' ? 'alert' : 'status'}>
    {props.notice && (
      <div className={`toast ${props.notice.tone === 'error' ? 'toast-error' : 'toast-ok'}`}>
        <Icon name={props.notice.tone === 'error' ? 'alert' : 'check'} />
        <p className="toast-words">
          <b className="toast-title">{props.notice.title}</b>
          {props.notice.text}
        </p>
        <button
          className="toast-close"
          type="button"
          aria-label={props.dismissLabel}
          onClick={props.onDismiss}
        >
          <Icon name="close" />
        </button>
      </div>
    )}
  </div>
)
