import { useContext } from 'react'
import {
  erasePerson,
  fixAddress,
  tagPerson,
  unsubscribePerson,
  writeNote,
  type Erased,
} from '../../../campaign/staff/person-commands.ts'
import type { Person } from '../../../campaign/staff/people.ts'
import { Field, TextArea } from '../field.tsx'
import { CommandForm } from './command-form.tsx'
import { MergeForm } from './merge-form.tsx'
import { Report } from './report.ts'

export const actions = {
  note: { icon: 'note', title: 'Add a note', hint: 'For colleagues; the person never sees it.' },
  tag: { icon: 'tag', title: 'Add a tag', hint: 'A word that groups people, such as “partner”.' },
  fix: { icon: 'fix', title: 'Fix the address', hint: 'For one that was mistyped, or has changed.' },
  merge: {
    icon: 'merge',
    title: 'Merge with another address',
    hint: 'For somebody who signed up twice. Cannot be undone.',
  },
  unsubscribe: { icon: 'reach', title: 'Unsubscribe', hint: 'For when they ask for no more email.' },
  erase: { icon: 'erase', title: 'Erase', hint: 'For when they ask to be forgotten. Cannot be undone.' },
} as const

export type Action = keyof typeof actions

type Props = {
  of: Action
  person: Person
  onErased: (erased: Erased) => void
  onBack: () => void
}

/** The form of one action. */
export const ActionForm = ({ of, person, onErased, onBack }: Props) => {
  const report = useContext(Report)
  const { lead, email, brand } = person
  const shared = { onDone: report, onBack }
  switch (of) {
    case 'note':
      return (
        <CommandForm
          {...shared}
          endpoint={writeNote}
          ask={(field) => ({ lead, text: field('text') })}
          text="Only your team sees it, in the timeline."
          press="Add the note"
        >
          {({ text }) => <TextArea name="text" label="Note" problem={text} maxLength={2000} required />}
        </CommandForm>
      )
    case 'tag':
      return (
        <CommandForm
          {...shared}
          endpoint={tagPerson}
          ask={(field) => ({ lead, tag: field('tag') })}
          text="It is shown beside the name."
          press="Add the tag"
        >
          {({ tag }) => <Field name="tag" label="Tag" problem={tag} maxLength={40} required />}
        </CommandForm>
      )
    case 'fix':
      return (
        <CommandForm
          {...shared}
          endpoint={fixAddress}
          ask={(field) => ({ lead, email: field('email') })}
          text={`Emails that are not sent yet go to the new address. Those already sent to ${email} are not sent again.`}
          press="Fix the address"
        >
          {(problems) => (
            <Field
              name="email"
              type="email"
              label="New address"
              problem={problems['email']}
              defaultValue={email}
              required
            />
          )}
        </CommandForm>
      )
    case 'merge':
      return <MergeForm person={person} {...shared} />
    case 'unsubscribe':
      return (
        <CommandForm
          {...shared}
          endpoint={unsubscribePerson}
          ask={() => ({ lead })}
          text={`${brand} sends no more email to ${email}: journeys stop, and emails that wait are cancelled. Only the person can undo it.`}
          press="Unsubscribe"
          tone="danger"
        />
      )
    default:
      return (
        <CommandForm
          endpoint={erasePerson}
          ask={(field) => ({ lead, email: field('email') })}
          text={`Deletes everything that is stored about ${email} with ${brand}: forms, emails, seats, notes. This cannot be undone.`}
          press="Erase for good"
          tone="danger"
          onBack={onBack}
          onDone={onErased}
        >
          {(problems) => (
            <Field
              name="email"
              label="Type the address to confirm"
              problem={problems['email']}
              autoComplete="off"
              required
            />
          )}
        </CommandForm>
      )
  }
}
