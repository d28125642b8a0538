import { clsx } from 'clsx'
import { useEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Button } from './button.tsx'

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
      onClose={onClose}
    >
      {isOpen && (
        <>
          <div className="dialog-head">
            <h2 className="title-2">{title}</h2>
            {isReader && <Button onClick={onClose}>Close</Button>}
          </div>
          <div className="dialog-body">{children}</div>
        </>
      )}
    </dialog>,
    document.body,
  )
}
