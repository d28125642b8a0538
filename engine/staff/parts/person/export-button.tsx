import { exportPerson } from '../../../campaign/staff/person-commands.ts'
import type { Person } from '../../../campaign/staff/people.ts'
import { useCommand } from '../../use-answer.ts'
import { Icon } from '../icon.tsx'
import { useIsOnline } from '../use-is-online.ts'

/** Saves everything that is stored about the person as a file. */
export const ExportButton = ({ person: { lead, email, name } }: { person: Person }) => {
  const command = useCommand(exportPerson)
  const isOnline = useIsOnline()
  const save = () =>
    command.mutate(
      { lead },
      { onSuccess: (exported) => download(`${email}.json`, JSON.stringify(exported, null, 2)) },
    )
  return (
    <>
      <button type="button" className="choice" disabled={command.isPending || !isOnline} onClick={save}>
        <Icon name="download" />
        <span className="min-w-0 wrap-anywhere">
          {`Download everything we hold on ${name ?? email}`}
          <span className="block text-sm font-normal text-soft">
            As one file, for when they ask what is stored.
          </span>
        </span>
        <span aria-hidden className="go" />
      </button>
      {command.error && (
        <p role="alert" className="px-5 pb-2 text-sm text-bad">
          {command.error.message}
        </p>
      )}
    </>
  )
}

const download = (name: string, text: string) => {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
