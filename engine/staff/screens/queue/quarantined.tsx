import { clsx } from 'clsx'
import { useState } from 'react'
import {
  approveForms,
  listQuarantined,
  mostTicked,
  type Quarantined,
} from '../../../campaign/staff/queue/quarantined.ts'
import { Answered } from '../../parts/answered.tsx'
import { Button } from '../../parts/button.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Pages, usePages } from '../../parts/pages.tsx'
import { ApproveBar } from '../../parts/queue/approve-bar.tsx'
import { DiscardForms } from '../../parts/queue/discard-forms.tsx'
import { QuarantinedForm } from '../../parts/queue/quarantined-form.tsx'
import { reasonText } from '../../parts/queue/queue-words.ts'
import { sampleQuarantined } from '../../parts/queue/sample-queue.ts'
import { useSelection } from '../../parts/queue/use-selection.ts'
import { WaysOfQuarantined } from '../../parts/queue/ways.tsx'
import { useMayAct } from '../../parts/known-me.ts'
import { useAnswer, useCommand } from '../../use-answer.ts'

/** Forms that look as if a script had sent them: staff approve those of people, and discard the others. */
export default function QuarantinedScreen() {
  const pages = usePages()
  const answer = useAnswer(listQuarantined, pages.asked)
  const selected = useSelection(mostTicked)
  const approve = useCommand(approveForms)
  const isActing = useMayAct()
  const [discarded, setDiscarded] = useState<number | null>(null)
  const press = (ids: readonly string[]) => {
    setDiscarded(null)
    approve.mutate({ ids: [...ids] }, { onSuccess: () => selected.set(ids, false) })
  }
  const endDiscard = (count: number) => {
    approve.reset()
    selected.clear()
    setDiscarded(count)
  }
  return (
    <>
      <Notice tone={approve.error ? 'bad' : 'good'}>
        {approve.error?.message ??
          (approve.data ? approvedText(approve.data) : discarded !== null && `${discarded} discarded.`)}
      </Notice>
      <Answered
        of={answer}
        sample={{ rows: sampleQuarantined, next: null }}
        failed="The quarantined forms could not be loaded"
      >
        {({ rows, next }) => {
          const shared = sharedReason(rows)
          return rows.length === 0 && pages.isFirst ? (
            <Empty title="No form is quarantined">
              Suspicious forms wait here for you, 90 days at most. All others become leads.
            </Empty>
          ) : (
            <>
              <p className="mb-4 text-soft">
                Nothing has been done with these forms yet. One that you approve counts as if it were sent
                now.
                {shared !== undefined && (
                  <span className="block">
                    All for one reason: <span className="font-medium text-warn">{reasonText(shared)}</span>.
                  </span>
                )}
              </p>
              <div className="sheet">
                {isActing && (
                  <ApproveBar
                    page={rows.map(({ id }) => id)}
                    selected={selected}
                    isBusy={approve.isPending}
                    onApprove={() => press(selected.ids)}
                    onDiscarded={endDiscard}
                  />
                )}
                <p aria-hidden className="held-head">
                  <span>Sent by</span>
                  <span>
                    {shared === undefined && rows.length > 1
                      ? 'Why it waits, its campaign, what was sent'
                      : 'Campaign, and what was sent'}
                  </span>
                  <span>When</span>
                </p>
                <ul className="lines">
                  {rows.map((form) => (
                    <QuarantinedForm
                      key={form.id}
                      form={form}
                      selected={isActing ? selected : null}
                      hasReason={shared === undefined}
                      decide={
                        isActing && (
                          <Decide
                            isHidden={selected.ids.length > 0}
                            form={form}
                            isBusy={approve.isPending}
                            onApprove={() => press([form.id])}
                            onDiscarded={endDiscard}
                          />
                        )
                      }
                    />
                  ))}
                </ul>
              </div>
              <Pages label="Pages of quarantined forms" pages={pages} next={next} />
              <WaysOfQuarantined />
            </>
          )
        }}
      </Answered>
    </>
  )
}

type DecideProps = {
  isHidden: boolean
  form: Quarantined
  isBusy: boolean
  onApprove: () => void
  onDiscarded: (count: number) => void
}

/** For one form. Hidden, it keeps its place where it takes no line of its own: rows do not move under a press. */
const Decide = ({ isHidden, form, isBusy, onApprove, onDiscarded }: DecideProps) => (
  <div className={clsx('held-do', isHidden && 'invisible max-md:hidden')}>
    <Button disabled={isBusy} busy={false} onClick={onApprove}>
      Approve<span className="sr-only">{` ${form.name ?? form.email}`}</span>
    </Button>
    <DiscardForms ids={[form.id]} of={form.name ?? form.email} onDone={onDiscarded} />
  </div>
)

/** Undefined: they have several, or there is one form only. */
const sharedReason = (rows: Quarantined[]): string | null | undefined => {
  const [first] = rows
  return first && rows.length > 1 && rows.every(({ reason }) => reason === first.reason)
    ? first.reason
    : undefined
}

const approvedText = ({ approved, left }: { approved: number; left: number }): string => {
  const done = `${approved} approved.`
  if (left === 0) return done
  return `${done} ${left} could not be: somebody else was first, or the event or campaign takes nobody.`
}
