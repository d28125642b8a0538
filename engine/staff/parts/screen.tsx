import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { asSeenLast } from './last-search.ts'
import { Stale } from './stale.tsx'

type Props = {
  title: string
  /** The name is being read: its place is kept. */
  isGuess?: boolean
  /** The list that it is from. */
  back?: { to: string; label: string }
  /** Before the title. */
  mark?: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  /** What counts here, at the foot of the head. */
  figure?: ReactNode
  /** What becomes of its presses without a network. */
  away?: ReactNode
  children: ReactNode
}

/** One screen: names the window, and moves the reader's focus to its heading when it opens. */
export const Screen = ({
  title,
  isGuess = false,
  back,
  mark,
  lead,
  actions,
  figure,
  away,
  children,
}: Props) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · Porchlight`
  }, [title])
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <Stale away={away} />
      <header className="screen-head night">
        {back && (
          <Link to={asSeenLast(back.to)} className="back print:hidden">
            {back.label}
          </Link>
        )}
        <div className="who">
          {mark}
          <h1 ref={heading} tabIndex={-1} className="title-1">
            {isGuess ? <span className="wait">{title}</span> : withNumbers(title)}
          </h1>
        </div>
        {lead !== undefined && lead !== false && <div className="screen-lead">{lead}</div>}
        {actions !== undefined && actions !== false && (
          <div className="screen-actions print:hidden">{actions}</div>
        )}
        {figure && <div className="screen-figure">{figure}</div>}
      </header>
      {children}
    </>
  )
}

/** "September 16" is never in two lines. */
const withNumbers = (title: string) => title.replaceAll(/ (?=\d)/g, '\u00a0')
