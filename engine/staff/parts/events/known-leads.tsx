import { listLeads } from '../../../campaign/staff/leads.ts'
import { useAnswer } from '../../use-answer.ts'

type Person = { name: string; email: string }
type Props = { coach: string; brand: string; text: string; onPick: (person: Person) => void }

const most = 4

/** Leads of the coach that fit what is typed: one press fills the form. */
export const KnownLeads = ({ coach, brand, text, onPick }: Props) => {
  const leads = useAnswer(listLeads, { coach, q: text.slice(0, 254) }).data?.rows ?? []
  const people = new Map(leads.toReversed().map(({ name, email }) => [email, { name: name ?? '', email }]))
  if (people.size === 0) return null
  return (
    <div>
      <p className="text-sm font-semibold">{`Leads of ${brand}`}</p>
      <ul>
        {[...people.values()]
          .slice(-most)
          .toReversed()
          .map((person) => (
            <li key={person.email}>
              <button type="button" className="link text-left" onClick={() => onPick(person)}>
                {person.name || 'No name'} <span className="font-normal text-soft">{person.email}</span>
              </button>
            </li>
          ))}
      </ul>
    </div>
  )
}
