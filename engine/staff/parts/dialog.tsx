import { clsx } from 'clsx'
import { useEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { useIsOnline } from './use-is-online.ts'

type Props = { title: string; isOpen: boolean; onClose: () => void; isReader?: boolean; children: ReactNode }

/**
 * Asks before something happens. Escape closes it; the focus goes back to what opened it. `isReader`: as high as the screen, for something to
 * read, with Close beside its title.
 */
export const Dialog = ({ title, isOpen, onClose, isReader = false, children }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
    if (!isOpen) dialog.current?.close()
  }, [isOpen])
  // In the colours of the page, also where a button in the night of its head opens it.
  return createPortal(
    <dialog
      ref={dialog}
      className={clsx('dialog', isReader && 'dialog-reader')}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={() => {
        // Its event comes late: a press may have opened it again.
        if (!dialog.current?.open) onClose()
      }}
    >
      {isOpen && (
        <>
          <div className="dialog-head">
            <h2 className="title-2">{title}</h2>
            {isReader && <Button onClick={onClose}>Close</Button>}
          </div>
          <div className="dialog-body">
            <NoConnection />
            {children}
          </div>
        </>
      )}
    </dialog>,
    document.body,
  )
}

/** The strip of the screen lies behind the dialog. */
const NoConnection = () => {
  const isOnline = useIsOnline()
  if (isOnline) return null
  return (
    <output className="away-line">
      <Icon name="away" />
      No connection. Until there is one, nothing can be sent or changed.
    </output>
  )
}
