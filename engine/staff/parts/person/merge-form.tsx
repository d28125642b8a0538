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
  const [isSwapped, setSwapped] = useState(false)
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
  if (first) {
    const here = {
      email: person.email,
      name: person.name,
      titles: titlesOf(person.signUps.map(({ campaign }) => campaign)),
    }
    const there = { email: first.email, name: first.name, titles: titlesOf(other.map(({ title }) => title)) }
    const hasLeft = [person.reach, first.state].some((why) => why === 'unsubscribed' || why === 'complaint')
    const canSwap = !hasLeft && person.reach === 'refused' && !unreached.includes(first.state)
    const isReached = !hasLeft && (isSwapped || person.reach === 'reachable')
    const [kept, gone] = isSwapped ? [there, here] : [here, there]
    return (
      <CommandForm
        key={kept.email}
        endpoint={mergePeople}
        ask={() => ({ lead: isSwapped ? first.id : person.lead, email: gone.email })}
        text={<Outcome kept={kept} gone={gone} isReached={isReached} />}
        press="Merge for good"
        tone={isReached ? 'danger' : 'plain'}
        instead={
          canSwap &&
          !isSwapped && (
            <Button tone="main" onClick={() => setSwapped(true)}>
              {`Keep ${first.email} instead`}
            </Button>
          )
        }
        onDone={onDone}
        onBack={() => (isSwapped ? setSwapped(false) : setOther([]))}
      />
    )
  }
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

/** States of a lead whose address gets no email, though nobody asked for that. */
const unreached: ListedLead['state'][] = ['refused', 'suppressed']

type Side = { email: string; name: string | null; titles: string[] }

const titlesOf = (campaigns: (string | null)[]) => campaigns.map((title) => title ?? 'no campaign')

/** In the order of what matters most to whoever presses. */
const Outcome = ({ kept, gone, isReached }: { kept: Side; gone: Side; isReached: boolean }) => {
  const both = gone.titles.filter((title) => title !== 'no campaign' && kept.titles.includes(title))
  return (
    <div className="grid gap-3 text-ink">
      <p>
        <b className="font-semibold">{gone.name ?? gone.email}</b>
        {`, ${gone.email}, becomes part of ${kept.email}. This cannot be undone.`}
      </p>
      <ul className="grid list-disc gap-2 pl-5 text-soft">
        <li>{`${counted(gone.titles.length, 'sign-up moves', 'sign-ups move')}: ${gone.titles.join(', ')}.`}</li>
        {both.length > 0 && (
          <li>{`Both signed up to ${both.join(', ')}: the older sign-up stays, with one journey and one seat.`}</li>
        )}
        <li>
          {`All emails go to ${kept.email}; none goes to ${gone.email}.`}
          {!isReached && (
            <b className="block font-semibold text-bad">
              No email is sent to {kept.email}: after this, the person gets none.
            </b>
          )}
        </li>
        <li>Forms, emails, notes and tags of both stay, in one timeline.</li>
      </ul>
    </div>
  )
}
