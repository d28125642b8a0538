import { useContext } from 'react'
import { untagPerson } from '../../../campaign/staff/person-commands.ts'
import type { Person } from '../../../campaign/staff/people.ts'
import { useCommand } from '../../use-answer.ts'
import { mayAct, useMe } from '../use-me.ts'
import { Report } from './report.ts'

export const Tags = ({ person: { lead, tags } }: { person: Person }) => {
  const me = useMe()
  const report = useContext(Report)
  const command = useCommand(untagPerson)
  if (tags.length === 0) return null
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-x-2">
      {tags.map((tag) => (
        <li key={tag} className="tag">
          {tag}
          {mayAct(me) && (
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
  )
}
