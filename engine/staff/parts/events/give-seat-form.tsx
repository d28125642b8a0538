import { useState, type FormEvent } from 'react'
import { giveSeat, type EventDetails, type GiveResult } from '../../../campaign/staff/events.ts'
import { CallFailed } from '../../call.ts'
import { useCommand } from '../../use-answer.ts'
import { Button } from '../button.tsx'
import { Field } from '../field.tsx'
import { Notice } from '../notice.tsx'
import { useIsMailDown } from '../queue/mail-down.tsx'
import { KnownLeads } from './known-leads.tsx'
import { ofEvent } from './of-event.ts'

type Props = { event: EventDetails; onGiven: (name: string) => void; onCancel: () => void }

const problems: Partial<Record<GiveResult, string>> = {
  already: 'This address has a seat already.',
  refused: 'The mail server has refused this address before. Ask for another one.',
}

/** Asks whether to go above the capacity only once the event turned out to be full. */
export const GiveSeatForm = ({ event, onGiven, onCancel }: Props) => {
  const [person, setPerson] = useState({ name: '', email: '' })
  const [typed, setTyped] = useState('')
  const give = useCommand(giveSeat)
  const isDown = useIsMailDown()
  const result = give.data?.result
  const fields = give.error instanceof CallFailed ? give.error.fields : {}
  const left = event.capacity - event.taken
  const isFull = result === 'full'
  const problem =
    (isFull &&
      `The event is full: ${event.taken} of ${event.capacity} seats are taken. Give one seat more?`) ||
    (result === 'closed' && 'The event takes nobody any more.') ||
    (Object.keys(fields).length === 0 && give.error?.message)
  const change = (part: Partial<typeof person>) => {
    give.reset()
    setPerson({ ...person, ...part })
    setTyped(Object.values(part).join(' '))
  }
  const send = (submitted: FormEvent) => {
    submitted.preventDefault()
    give.mutate(
      { ...ofEvent(event.id), ...person, oneMore: isFull },
      { onSuccess: (answer) => answer.result === 'given' && onGiven(person.name.trim()) },
    )
  }
  return (
    <form onSubmit={send} noValidate className="grid gap-4">
      <Field
        label="Name"
        autoComplete="off"
        maxLength={100}
        value={person.name}
        problem={fields['name']}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <Field
        label="Email address"
        type="email"
        autoComplete="off"
        value={person.email}
        problem={fields['email'] ?? (result && problems[result])}
        onChange={({ currentTarget }) => change({ email: currentTarget.value })}
      />
      {typed.trim().length > 1 && (
        <KnownLeads
          coach={ofEvent(event.id).coach}
          brand={event.brand}
          text={typed.trim()}
          onPick={(lead) => {
            give.reset()
            setPerson(lead)
            setTyped('')
          }}
        />
      )}
      <p className="text-sm text-soft">
        {left > 0 && `${left} ${left === 1 ? 'seat is' : 'seats are'} left. `}
        Whoever gets the seat gets the confirmation and the emails that follow, as after signing up. Ask them
        first.
        {isDown && ' No email leaves for now: theirs leaves once the mail server is back.'}
      </p>
      <Notice tone="bad">{problem}</Notice>
      <div className="buttons">
        <Button type="submit" tone="main" busy={give.isPending}>
          {isFull ? 'Give one seat more' : 'Give the seat'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )
}
