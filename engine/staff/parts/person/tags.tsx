import { useContext } from 'react'
import { untagPerson } from '../../../campaign/staff/person-commands.ts'
import type { Person } from '../../../campaign/staff/people.ts'
import { Link } from 'react-router-dom'
import { useCommand } from '../../use-answer.ts'
import { Icon } from '../icon.tsx'
import { mayAct, useMe } from '../use-me.ts'
import { Report } from './report.ts'

export const Tags = ({ person: { lead, tags } }: { person: Person }) => {
  const me = useMe()
  const report = useContext(Report)
  const command = useCommand(untagPerson)
  const canAct = mayAct(me)
  return (
    <>
      {tags.length > 0 && (
        <ul aria-label="Tags" className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} className="tag">
              {tag}
              {canAct && (
                <button
                  type="button"
                  className="tag-off"
                  aria-label={`Take the tag ${tag} off`}
                  disabled={command.isPending}
                  onClick={() => command.mutate({ lead, tag }, { onSuccess: report })}
                >
                  ×
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {canAct && (
        <Link to="?do=tag" replace className="tag tag-add">
          <Icon name="plus" />
          Tag
        </Link>
      )}
    </>
  )
}
