import { ActionLink } from '../kit/button.tsx'
import type { IconName } from '../kit/icon-name.ts'
import { Icon } from '../kit/icon.tsx'
import type { Notice } from './form-control.ts'
import { ButtonRow } from './button-row.tsx'

const iconOf: Record<Notice['tone'], IconName> = { error: 'alert', ok: 'check', wait: 'clock' }
const roleOf: Record<Notice['tone'], string> = { error: 'alert', ok: 'status', wait: 'status' }

export const NoticeBox = ({ tone, title, text, action, buttons, isSaid, fields = [] }: Notice) => (
  <div className={`notice notice-${tone}`} role={isSaid ? undefined : roleOf[tone]}>
    <Icon name={iconOf[tone]} />
    <div className="notice-words">
      <b>{title}</b>
      {text !== undefined && <p>{text}</p>}
      {fields.length > 0 && (
        <ul>
          {fields.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      )}
      {action && <ActionLink action={action} />}
      {buttons && <ButtonRow buttons={buttons} />}
    </div>
  </div>
)
