import { useContext } from 'react'
import { untagPerson } from '../../../campaign/staff/person-commands.ts'
import type { Person } from '../../../campaign/staff/people.ts'
import { Link } from 'react-router-dom'
import { useCommand } from '../../use-answer.ts'
import { Icon } from '../icon.tsx'
import { useMayAct } from '../known-me.ts'
import { noConnection, useIsOnline } from '../use-is-online.ts'
import { Report } from './report.ts'

export const Tags = ({ person: { lead, tags } }: { person: Person }) => {
  const report = useContext(Report)
  const command = useCommand(untagPerson)
  const canAct = useMayAct()
  const isOnline = useIsOnline()
  if (!canAct && tags.length === 0) return null
  return (
    <section aria-labelledby="tags" className="min-w-0">
      <h2 id="tags" className="title-2 mb-3">
        Tags
      </h2>
      <div className="flex flex-wrap items-center gap-2">
        {tags.length > 0 && (
          <ul aria-labelledby="tags" className="flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li key={tag} className="tag">
                {tag}
                {canAct && (
                  <button
                    type="button"
                    className="tag-off"
                    aria-label={`Take the tag ${tag} off`}
                    disabled={command.isPending || !isOnline}
                    onClick={() => command.mutate({ lead, tag }, { onSuccess: report })}
                  >
                    ×
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
        {canAct &&
          (isOnline ? (
            <Link to="?do=tag" replace className="tag tag-add">
              <Icon name="plus" />
              Tag
            </Link>
          ) : (
            <a {...noConnection} className="tag tag-add">
              <Icon name="plus" />
              Tag
            </a>
          ))}
      </div>
    </section>
  )
}
