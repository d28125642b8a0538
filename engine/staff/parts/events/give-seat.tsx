import type { EventDetails } from '../../../campaign/staff/events.ts'
import { Dialog } from '../dialog.tsx'
import { useIsMailDown } from '../queue/mail-down.tsx'
import { GiveSeatForm } from './give-seat-form.tsx'

type Props = { event: EventDetails; isOpen: boolean; onClose: () => void; onDone: (said: string) => void }

/** A seat for somebody who did not send the form. It stays in its place while the first guest appears. */
export const GiveSeat = ({ event, isOpen, onClose, onDone }: Props) => {
  const isDown = useIsMailDown()
  const given = (name: string) => {
    onClose()
    onDone(
      `${name} has a seat. The confirmation ${isDown ? 'leaves once the mail server is back' : 'is on its way'}.`,
    )
  }
  return (
    <Dialog title="Give a seat" isOpen={isOpen} onClose={onClose}>
      <GiveSeatForm event={event} onGiven={given} onCancel={onClose} />
    </Dialog>
  )
}
