import { useEffect, useRef, type ReactNode } from 'react'

type Props = { title: string; lead?: ReactNode; actions?: ReactNode; children: ReactNode }

/** One screen: names the window, and moves the reader's focus to its heading when it opens. */
export const Screen = ({ title, lead, actions, children }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · Porchlight`
  }, [title])
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <header className="screen-head">
        <div>
          <h1 ref={heading} tabIndex={-1} className="title-1">
            {title}
          </h1>
          {lead !== undefined && <div className="mt-1 text-soft">{lead}</div>}
        </div>
        {actions !== undefined && <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>}
      </header>
      {children}
    </>
  )
}
