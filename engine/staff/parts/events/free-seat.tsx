import { useState } from 'react'
import { freeSeat, type Guest } from '../../../campaign/staff/events.ts'
import { useCommand } from '../../use-answer.ts'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { Icon } from '../icon.tsx'
import { Notice } from '../notice.tsx'
import { useIsOnline } from '../use-is-online.ts'
import type { OfEvent } from './of-event.ts'

type Props = { event: OfEvent; guest: Guest; onDone: (said: string) => void }

/** Gives a guest's seat back after asking. */
export const FreeSeat = ({ event, guest, onDone }: Props) => {
  const [isAsking, setAsking] = useState(false)
  const free = useCommand(freeSeat)
  const isOnline = useIsOnline()
  const who = guest.name ?? guest.email
  // The row is gone before the press is over.
  const press = async () => {
    const { isFreed } = await free.mutateAsync({ ...event, guest: guest.id })
    setAsking(false)
    onDone(isFreed ? `The seat of ${who} is free.` : `The seat of ${who} was free already.`)
  }
  return (
    <>
      <button
        type="button"
        className="row-press"
        title="Free the seat"
        disabled={!isOnline}
        aria-label={`Free the seat of ${who}`}
        onClick={() => setAsking(true)}
      >
        <Icon name="more" />
      </button>
      <Dialog title={`Free the seat of ${who}?`} isOpen={isAsking} onClose={() => setAsking(false)}>
        <p>
          Somebody else can take it immediately. Further emails to {who} about this event are cancelled, and
          no email says so.
        </p>
        <Notice tone="bad">{free.error?.message}</Notice>
        <div className="buttons">
          <Button tone="danger" busy={free.isPending} onClick={() => void press().catch(() => {})}>
            Free the seat
          </Button>
          <Button onClick={() => setAsking(false)}>Keep it</Button>
        </div>
      </Dialog>
    </>
  )
}
