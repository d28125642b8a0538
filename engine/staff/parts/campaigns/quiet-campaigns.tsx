import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import type { CampaignRow } from '../../../campaign/staff/campaigns.ts'
import { Badge } from '../badge.tsx'
import { counted } from '../counted.ts'
import { CoachName, coachOf } from '../coach-face.tsx'
import { CopyIcon } from './copy-link.tsx'

/** `canCopy`: the link of each can be copied. */
type Props = { title: string; rows: CampaignRow[]; canCopy?: boolean }

/** On a phone; a desk has room for all of them (`sheet.css`). */
const few = 8

/** One line until somebody wants to see them; pages without a form are no news, and come last. */
export const FoldedCampaigns = ({ rows }: { rows: CampaignRow[] }) => {
  const [notices, quiet] = [
    rows.filter(({ isUnlisted }) => isUnlisted),
    rows.filter((row) => !row.isUnlisted),
  ]
  return (
    <details className="mt-6">
      <summary className="link unfold">{`${counted(quiet.length, 'page')} had no visit in 30 days`}</summary>
      <div className="mt-3 grid gap-8">
        <CampaignGrid rows={quiet} />
        {notices.length > 0 && (
          <QuietCampaigns title="Without a form, not in search engines" rows={notices} />
        )}
      </div>
    </details>
  )
}

/** With a heading. */
export const QuietCampaigns = ({ title, ...grid }: Props) => {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="mt-10 first:mt-0">
      <h2 id={heading} className="title-2 mb-3">
        {title}
      </h2>
      <CampaignGrid {...grid} />
    </section>
  )
}

/** By name: there are no figures. */
const CampaignGrid = ({ rows, canCopy = false }: Omit<Props, 'title'>) => {
  const [isWhole, setWhole] = useState(rows.length <= few)
  const named = rows.toSorted((one, other) => one.name.localeCompare(other.name))
  return (
    <>
      <ul className={clsx('quiet', isWhole && 'quiet-whole')}>
        {named.map(({ id, name, brand, url, live }) => (
          <li key={id} className="line">
            <span className="min-w-0">
              <Link className="line-link" to={`/staff/campaigns/${id}`} state={{ title: name }}>
                {name}
              </Link>
              <span className="block text-sm text-soft">
                <CoachName coach={coachOf(id)} brand={brand} />
              </span>
            </span>
            {!live && <Badge>not live</Badge>}
            {live && canCopy && <CopyIcon url={url} name={name} />}
          </li>
        ))}
      </ul>
      {!isWhole && (
        <button type="button" className="link md:hidden" onClick={() => setWhole(true)}>
          {`Show all ${rows.length}`}
        </button>
      )}
    </>
  )
}
