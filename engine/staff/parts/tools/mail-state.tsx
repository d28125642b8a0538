import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { DebugSummary } from '../../../campaign/staff/debug.ts'
import { isLost } from '../failed.tsx'
import { Wait } from '../figure.tsx'
import { useKnownMe } from '../known-me.ts'
import { Lamp, type LampTone } from '../lamp.tsx'
import { MomentOfToday } from '../moment.tsx'
import { useSuspendedMail } from '../queue/mail-down.tsx'
import { stateOfDelivery } from '../states.ts'

/** Whether emails go out, as far as the last 24 hours say; `MailDown` says that none does. */
export const MailState = ({ of: summary }: { of: UseQueryResult<DebugSummary> }) => {
  const { down, isKnown, isPending } = useSuspendedMail()
  const hasMailbox = useKnownMe()?.hasMailbox === true
  if (down) return 'A test shows whether the mail server is back.'
  if (isPending || summary.isPending)
    return <State tone="out" title={<Wait as="Emails go out: last one 00:00" />} />
  if (!isKnown || isLost(summary)) return <State tone="out" title="Not known whether emails go out" />
  return <Latest deliveries={summary.data?.deliveries ?? []} hasMailbox={hasMailbox} />
}

const Latest = ({ deliveries, hasMailbox }: Pick<DebugSummary, 'deliveries'> & { hasMailbox: boolean }) => {
  const [latest] = deliveries
  const at = latest && <MomentOfToday at={String(latest['created_at'])} />
  if (!at) return <State tone="out" title="No campaign email in 24 hours" />
  const status = String(latest['status'])
  const { word, tone } = stateOfDelivery[status] ?? {}
  if (status !== 'sent' && word !== undefined)
    return (
      <State
        tone={tone === 'calm' ? 'out' : 'on'}
        title={
          <>
            {`Last email ${word}: `}
            {at}
          </>
        }
      />
    )
  if (!hasMailbox) return <State tone="good" title={<>Emails go out: last one {at}</>} />
  return (
    <State tone="good" title={<>Emails kept here: last one {at}</>}>
      Without a mail server they go to the <Link to="/staff/mails">mailbox</Link>, and to nobody else.
    </State>
  )
}

type StateProps = { tone: LampTone; title: ReactNode; children?: ReactNode }

const State = ({ tone, title, children }: StateProps) => (
  <div className="mail-state">
    <Lamp tone={tone} />
    <p className="title-2 text-ink">{title}</p>
    {children && <p>{children}</p>}
  </div>
)
