import { Link } from 'react-router-dom'
import type { Person } from '../../../campaign/staff/people.ts'
import { Lamp } from '../lamp.tsx'
import { useMayAct } from '../known-me.ts'

const whys: Partial<Record<Person['reach'], string>> = {
  refused:
    'The mail server refused this address. It may be mistyped: with the right one, emails can arrive again.',
  complaint: 'The person reported an email as spam. Nothing further is sent.',
  unsubscribed: 'The person asked for no more email. Nothing further is sent.',
}

/** Why no email leaves to the address; one that its mail server refuses is most often mistyped. */
export const Unreached = ({ reach }: Pick<Person, 'reach'>) => {
  const canFix = useMayAct() && reach === 'refused'
  const why = whys[reach]
  if (why === undefined) return null
  return (
    <section className="sheet line mb-6" aria-label="No email is sent to this address">
      <Lamp tone="out" />
      <p className="min-w-0 flex-1 basis-56">
        <b className="block font-semibold">No email is sent to this address</b>
        <span className="text-soft">{why}</span>
      </p>
      {canFix && (
        <Link className="press press-main max-md:w-full" to="?do=fix" replace>
          Fix the address
        </Link>
      )}
    </section>
  )
}
