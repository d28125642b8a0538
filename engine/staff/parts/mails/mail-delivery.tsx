import { useState, type ReactNode } from 'react'
import { resendMail, type Done } from '../../../campaign/staff/person-commands.ts'
import type { Delivery } from '../../../campaign/staff/mails.ts'
import { useCommand } from '../../use-answer.ts'
import { Button } from '../button.tsx'
import { counted } from '../counted.ts'
import { Moment } from '../moment.tsx'
import { Notice } from '../notice.tsx'
import { StateBadge } from '../state-badge.tsx'
import { states } from '../states.ts'
import { OutcomeBadge } from '../person/outcome-badge.tsx'
import { Said } from '../person/said.tsx'
import { useMayAct } from '../known-me.ts'

type Props = { delivery: Delivery | null; keptAt: string }

/** From the form to whoever took the mail, and what can be done about it. */
export const MailDelivery = ({ delivery, keptAt }: Props) => (
  <section aria-labelledby="delivery" className="sheet tool">
    <h2 id="delivery" className="title-2">
      What happened to it
    </h2>
    {delivery ? (
      <Known delivery={delivery} keptAt={keptAt} />
    ) : (
      <p className="text-soft">
        Kept here since <Moment isWithin at={keptAt} />. No more is recorded about sign-in links and tests.
      </p>
    )}
  </section>
)

const Known = ({ delivery, keptAt }: { delivery: Delivery; keptAt: string }) => {
  const { outcome, attempts, campaign, writtenAt, acceptedAt, error, lead, run } = delivery
  return (
    <>
      <p>
        {outcome === 'due' ? <StateBadge of={states.email.waiting} /> : <OutcomeBadge isMail of={outcome} />}
      </p>
      <dl className="grid gap-3">
        <Fact name="Campaign">{campaign}</Fact>
        <Fact name="Due">
          <Moment at={writtenAt} />
        </Fact>
        {outcome !== 'due' && (
          <Fact name="Kept">
            <Moment at={acceptedAt ?? keptAt} />
            <span className="block text-sm text-soft">In the mailbox of this server; it reached nobody</span>
          </Fact>
        )}
        <Fact name="Tries">{counted(attempts, 'try', 'tries')}</Fact>
        {error !== null && <Fact name="What went wrong">{error}</Fact>}
      </dl>
      {lead !== null && <Resend lead={lead} run={run} />}
    </>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-soft">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)

const Resend = ({ lead, run }: { lead: string; run: string }) => {
  const canAct = useMayAct()
  const [done, setDone] = useState<Done | null>(null)
  const resend = useCommand(resendMail)
  if (!canAct) return null
  return (
    <div className="grid gap-3 border-t border-rule pt-4">
      <Notice tone={resend.error ? 'bad' : 'good'}>
        {resend.error?.message ?? (done && <Said done={done} />)}
      </Notice>
      <Button busy={resend.isPending} onClick={() => resend.mutate({ lead, run }, { onSuccess: setDone })}>
        Send it again
      </Button>
    </div>
  )
}
