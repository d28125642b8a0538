import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import type { CampaignRow } from '../../../campaign/staff/campaigns.ts'
import { Badge } from '../badge.tsx'
import { CoachName, coachOf } from '../coach-face.tsx'
import { CopyIcon } from './copy-link.tsx'

/** `count`: behind the title. `canCopy`: the link of each can be copied. */
type Props = { title: string; count?: number; rows: CampaignRow[]; canCopy?: boolean }

/** On a phone; a desk has room for all of them (`sheet.css`). */
const few = 8

/** By name: there are no figures. */
export const QuietCampaigns = ({ title, count, rows, canCopy = false }: Props) => {
  const heading = useId()
  const [isWhole, setWhole] = useState(rows.length <= few)
  const named = rows.toSorted((one, other) => one.name.localeCompare(other.name))
  return (
    <section aria-labelledby={heading} className="mt-10 first:mt-0">
      <h2 id={heading} className="title-2 mb-3">
        {title}
        {count !== undefined && `: ${count}`}
      </h2>
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
    </section>
  )
}
