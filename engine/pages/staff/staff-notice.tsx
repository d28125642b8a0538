import { Icon } from '../../../blocks/kit/icon.tsx'
import type { StaffNotice } from '../../campaign/release/staff-tool-view.ts'

export const Notice = ({ notice }: { notice: StaffNotice | null }) =>
  notice && (
    <div
      className={notice.tone === 'ok' ? 'notice notice-ok mt-6' : 'notice notice-error mt-6'}
      role={notice.tone === 'ok' ? 'status' : 'alert'}
    >
      <Icon name={notice.tone === 'ok' ? 'check' : 'alert'} />
      <div className="notice-words">
        <b>{notice.title}</b>
        {notice.text !== undefined && <p>{notice.text}</p>}
      </div>
    </div>
  )
