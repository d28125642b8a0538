import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import type { CampaignRow } from '../../../campaign/staff/campaigns.ts'
import { Badge } from '../badge.tsx'
import { CoachName, coachOf } from '../coach-face.tsx'
import { CopyIcon } from './copy-link.tsx'

type Props = { title: string; rows: CampaignRow[] }

/** On a phone; a desk has room for all of them (`sheet.css`). */
const few = 8

/** All of them, with the link of each to copy: nobody has come yet. */
export const NewCampaigns = ({ title, rows }: Props) => {
  const heading = useId()
  const [isWhole, setWhole] = useState(rows.length <= few)
  return (
    <section aria-labelledby={heading} className="mt-10 first:mt-0">
      <h2 id={heading} className="title-2 mb-3">
        {title}
      </h2>
      <ByName canCopy isWhole={isWhole} rows={rows} />
      {!isWhole && (
        <button type="button" className="link md:hidden" onClick={() => setWhole(true)}>
          {`Show all ${rows.length}`}
        </button>
      )}
    </section>
  )
}

/** Below those that count, until somebody asks for them. */
export const QuietCampaigns = ({ title, rows }: Props) => (
  <details className="mt-6">
    <summary className="unfold min-h-11 cursor-pointer">
      <h2 className="title-2 inline">{`${title}: ${rows.length}`}</h2>
    </summary>
    <ByName isWhole rows={rows} />
  </details>
)

type ListProps = { rows: CampaignRow[]; isWhole: boolean; canCopy?: boolean }

/** There are no figures to order them by. */
const ByName = ({ rows, isWhole, canCopy = false }: ListProps) => (
  <ul className={clsx('quiet', isWhole && 'quiet-whole')}>
    {rows
      .toSorted((one, other) => one.name.localeCompare(other.name))
      .map(({ id, name, brand, url, live }) => (
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
)
