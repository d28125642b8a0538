import { useContext, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Done, Erased } from '../../../campaign/staff/person-commands.ts'
import type { Person } from '../../../campaign/staff/people.ts'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { Icon } from '../icon.tsx'
import { useMayAct } from '../known-me.ts'
import { useMe } from '../use-me.ts'
import { ActionForm, actions, type Action } from './action-form.tsx'
import { ExportButton } from './export-button.tsx'
import { Report } from './report.ts'
import { JourneySwitch } from './sign-ups.tsx'

type Props = { person: Person; onErased: (erased: Erased) => void }

/** Everything that can be done with a person, behind one button. Viewers have none. `do` in the address opens one. */
export const Actions = ({ person, onErased }: Props) => {
  const me = useMe()
  const canAct = useMayAct()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('do')
  const [chosen, setOpen] = useState<'list' | Action | null>(null)
  const open = chosen ?? (isListed(asked) ? asked : null)
  const close = () => {
    setOpen(null)
    if (asked !== null) setSearch({}, { replace: true })
  }
  const report = useContext(Report)
  const reportAndClose = (done: Done) => {
    report(done)
    close()
  }
  if (!canAct) return null
  const isAction = open !== null && open !== 'list'
  return (
    <>
      <Button
        tone={person.reach === 'refused' ? 'plain' : 'main'}
        busy={false}
        onClick={() => setOpen('note')}
      >
        <Icon name="note" />
        Add a note
      </Button>
      <Button aria-haspopup="dialog" className="menu-button" busy={false} onClick={() => setOpen('list')}>
        <span className="max-md:sr-only">Actions</span>
        <span className="md:hidden">
          <Icon name="more" />
        </span>
      </Button>
      <Dialog title={isAction ? actions[open].title : 'Actions'} isOpen={open !== null} onClose={close}>
        <Report value={reportAndClose}>
          {isAction ? (
            <ActionForm key={open} of={open} {...{ person, onErased }} onBack={() => setOpen('list')} />
          ) : (
            <ActionList person={person} isOwner={me?.role === 'owner'} onPick={setOpen} onClose={close} />
          )}
        </Report>
      </Dialog>
    </>
  )
}

/** The same while the person is read. */
export const UnknownActions = () => (
  <>
    <Button tone="main" disabled>
      <Icon name="note" />
      Add a note
    </Button>
    <Button className="menu-button" disabled>
      <span className="max-md:sr-only">Actions</span>
      <span className="md:hidden">
        <Icon name="more" />
      </span>
    </Button>
  </>
)

type ListProps = { person: Person; isOwner: boolean; onPick: (action: Action) => void; onClose: () => void }

const ActionList = ({ person, isOwner, onPick, onClose }: ListProps) => (
  <>
    <ul className="choices lines">
      {person.signUps.map(
        ({ campaign, journey }) =>
          journey &&
          (journey.state === 'active' || journey.state === 'paused') && (
            <li key={journey.id} className="choice">
              <Icon name="journey" />
              <span className="min-w-0 wrap-anywhere">
                <b className="block font-semibold">Journey</b>
                <span className="block text-sm font-normal text-soft">{campaign}</span>
              </span>
              <JourneySwitch
                lead={person.lead}
                campaign={campaign}
                journey={journey.id}
                isPaused={journey.state === 'paused'}
              />
            </li>
          ),
      )}
      {listed.map((action) => (
        <Choice key={action} action={action} onPick={onPick} />
      ))}
      <li>
        <ExportButton person={person} />
      </li>
      {isOwner && <Choice action="erase" onPick={onPick} />}
    </ul>
    <div className="buttons">
      <Button onClick={onClose}>Close</Button>
    </div>
  </>
)

/** A note has a button of its own. */
const listed: Action[] = ['tag', 'fix', 'merge', 'unsubscribe']

const isListed = (name: string | null): name is Action =>
  name === 'note' || listed.some((action) => action === name)

const Choice = ({ action, onPick }: { action: Action; onPick: (action: Action) => void }) => (
  <li>
    <button type="button" className="choice" onClick={() => onPick(action)}>
      <Icon name={actions[action].icon} />
      <span>
        <span className={action === 'erase' ? 'text-bad' : ''}>{actions[action].title}</span>
        <span className="block text-sm font-normal text-soft">{actions[action].hint}</span>
      </span>
      <span aria-hidden className="go" />
    </button>
  </li>
)
