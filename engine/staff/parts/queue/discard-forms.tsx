import { useState } from 'react'
import { discardForms } from '../../../campaign/staff/queue/quarantined.ts'
import { useCommand } from '../../use-answer.ts'
import { Button } from '../button.tsx'
import { counted } from '../counted.ts'
import { Dialog } from '../dialog.tsx'
import { Notice } from '../notice.tsx'

/** `of`: the one form that is meant, by the name in it. */
type Props = { ids: readonly string[]; of?: string; onDone: (discarded: number) => void }

/** Deletes the ticked forms after asking: nothing brings them back. */
export const DiscardForms = ({ ids, of, onDone }: Props) => {
  const [isAsking, setAsking] = useState(false)
  const discard = useCommand(discardForms)
  const press = async () => {
    const { discarded } = await discard.mutateAsync({ ids: [...ids] })
    setAsking(false)
    onDone(discarded)
  }
  return (
    <>
      <Button
        tone={of === undefined ? 'danger' : 'text'}
        disabled={ids.length === 0}
        busy={discard.isPending}
        onClick={() => setAsking(true)}
      >
        {of === undefined ? `Discard ${ids.length}` : 'Discard'}
        {of !== undefined && <span className="sr-only">{` ${of}`}</span>}
      </Button>
      <Dialog
        title={`Discard ${counted(ids.length, 'form')}?`}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
      >
        <p>They are deleted for good. Nobody gets an email, a journey or a seat.</p>
        <Notice tone="bad">{discard.error?.message}</Notice>
        <div className="buttons">
          <Button tone="danger" busy={discard.isPending} onClick={() => void press().catch(() => {})}>
            Discard for good
          </Button>
          <Button onClick={() => setAsking(false)}>Keep</Button>
        </div>
      </Dialog>
    </>
  )
}
