import { useEffect, useRef, type ReactNode } from 'react'

type Props = { title: string; isOpen: boolean; onClose: () => void; children: ReactNode }

/** Asks before something happens. Escape closes it; the focus goes back to what opened it. */
export const Dialog = ({ title, isOpen, onClose, children }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
    if (!isOpen) dialog.current?.close()
  }, [isOpen])
  return (
    <dialog ref={dialog} className="dialog" aria-label={title} onClose={onClose}>
      {isOpen && (
        <>
          <h2 className="dialog-head title-2">{title}</h2>
          <div className="dialog-body">{children}</div>
        </>
      )}
    </dialog>
  )
}
