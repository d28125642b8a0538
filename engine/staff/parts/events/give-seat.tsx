import { useState } from 'react'
import type { EventDetails } from '../../../campaign/staff/events.ts'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { useIsMailDown } from '../queue/mail-down.tsx'
import { GiveSeatForm } from './give-seat-form.tsx'

type Props = { event: EventDetails; onDone: (said: string) => void }

/** A seat for somebody who did not send the form. */
export const GiveSeat = ({ event, onDone }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const isDown = useIsMailDown()
  const given = (name: string) => {
    setOpen(false)
    onDone(
      `${name} has a seat. The confirmation ${isDown ? 'leaves once the mail server is back' : 'is on its way'}.`,
    )
  }
  return (
    <>
      <Button tone={event.notice ? 'plain' : 'main'} busy={false} onClick={() => setOpen(true)}>
        Give a seat
      </Button>
      <Dialog title="Give a seat" isOpen={isOpen} onClose={() => setOpen(false)}>
        <GiveSeatForm event={event} onGiven={given} onCancel={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
