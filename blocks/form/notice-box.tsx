import { ActionLink } from '../kit/button.tsx'
import type { IconName } from '../kit/icon-name.ts'
import { Icon } from '../kit/icon.tsx'
import type { Notice } from './form-control.ts'
import { ButtonRow } from './button-row.tsx'

const iconOf: Record<Notice['tone'], IconName> = { error: 'alert', ok: 'check', wait: 'clock' }

export const NoticeBox = ({ tone, title, text, action, buttons, isRoom }: Notice & { isRoom?: boolean }) => (
  <div
    className={`notice notice-${tone}${isRoom ? ' notice-room' : ''}`}
    {...(isRoom ? { 'aria-hidden': true, inert: true } : { role: tone === 'error' ? 'alert' : 'status' })}
  >
    <Icon name={iconOf[tone]} />
    <div className="notice-words">
      <b>{title}</b>
      {text !== undefined && <p>{text}</p>}
      {action && <ActionLink action={action} />}
      {buttons && <ButtonRow buttons={buttons} />}
    </div>
  </div>
)
