import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { normalizeEmail } from '../../../campaign/form/email-address.ts'
import { listLeads, type ListedLead } from '../../../campaign/staff/leads.ts'
import { mergePeople, type Done } from '../../../campaign/staff/person-commands.ts'
import type { Person } from '../../../campaign/staff/people.ts'
import { call } from '../../call.ts'
import { Button } from '../button.tsx'
import { counted } from '../counted.ts'
import { Field } from '../field.tsx'
import { CommandForm } from './command-form.tsx'

type Props = { person: Person; onDone: (done: Done) => void; onBack: () => void }

/** Finds the other person first: what a merge does is read before the press, because nothing undoes it. */
export const MergeForm = ({ person, onDone, onBack }: Props) => {
  const client = useQueryClient()
  const [other, setOther] = useState<ListedLead[]>([])
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const find = async (typed: string) => {
    const email = normalizeEmail(typed)
    if (email === null) return setProblem('This is not an email address.')
    if (email === person.email) return setProblem('This is the address of the person already.')
    const asked = { coach: person.coach, q: email }
    const { rows } = await client.fetchQuery({
      queryKey: [listLeads.path, asked],
      queryFn: ({ signal }) => call(listLeads, asked, signal),
    })
    const found = rows.filter((lead) => lead.email === email)
    setOther(found)
    return setProblem(
      found.length === 0 ? `Nobody who signed up with ${person.brand} has this address.` : undefined,
    )
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('email')
    setBusy(true)
    await find(typeof typed === 'string' ? typed : '').catch((error: Error) => setProblem(error.message))
    setBusy(false)
  }
  const [first] = other
  if (first)
    return (
      <CommandForm
        endpoint={mergePeople}
        ask={() => ({ lead: person.lead, email: first.email })}
        text={<Outcome person={person} other={other} first={first} />}
        press="Merge for good"
        tone="danger"
        onDone={onDone}
        onBack={() => setOther([])}
      />
    )
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-4" noValidate>
      <p className="text-soft">
        For somebody who signed up twice. You see what happens before anything is changed.
      </p>
      <Field
        name="email"
        type="email"
        label={`The other address, also with ${person.brand}`}
        problem={problem}
        required
      />
      <div className="buttons">
        <Button type="submit" tone="main" busy={isBusy}>
          Find the other person
        </Button>
        <Button onClick={onBack}>Back</Button>
      </div>
    </form>
  )
}

/** In the order of what matters most to whoever presses. */
const Outcome = ({ person, other, first }: { person: Person; other: ListedLead[]; first: ListedLead }) => {
  const theirs = other.map(({ title }) => title ?? 'no campaign')
  const both = person.signUps.flatMap(({ campaign }) =>
    campaign !== null && theirs.includes(campaign) ? campaign : [],
  )
  return (
    <div className="grid gap-3 text-ink">
      <p>
        <b className="font-semibold">{first.name ?? first.email}</b>
        {`, ${first.email}, becomes part of this person. This cannot be undone.`}
      </p>
      <ul className="grid list-disc gap-2 pl-5 text-soft">
        <li>{`${counted(other.length, 'sign-up moves', 'sign-ups move')} here: ${theirs.join(', ')}.`}</li>
        {both.length > 0 && (
          <li>{`Both signed up to ${both.join(', ')}: the older sign-up stays, with one journey and one seat.`}</li>
        )}
        <li>
          {`All emails go to ${person.email}; none goes to ${first.email}.`}
          {person.reach !== 'reachable' && (
            <b className="block font-semibold text-bad">
              No email is sent to that address. To keep the other one, merge from the other person’s page.
            </b>
          )}
        </li>
        <li>Forms, emails, notes and tags of both stay, in one timeline.</li>
      </ul>
    </div>
  )
}
