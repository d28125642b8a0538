import type { ReactNode } from 'react'

type Props = { title: string; badge?: ReactNode; more?: (string | null)[]; problem?: string | null }

/** What happened, how it ended, and where. */
export const EntryHead = ({ title, badge, more = [], problem = null }: Props) => {
  const facts = more.filter((text) => text !== null)
  return (
    <div className="entry-head min-w-0">
      <p className="flex flex-wrap items-center gap-x-2 font-semibold wrap-anywhere">
        {title}
        {badge}
      </p>
      {facts.length > 0 && <p className="text-sm text-soft wrap-anywhere">{facts.join(' · ')}</p>}
      {problem !== null && <p className="text-sm text-bad wrap-anywhere">{problem}</p>}
    </div>
  )
}
