import { Link } from 'react-router-dom'
import { mayAct, useMe } from '../use-me.ts'

/** An address that its mail server refuses is most often mistyped. */
export const Refused = () => {
  const canAct = mayAct(useMe())
  return (
    <section className="sheet waiting line mb-6" aria-label="Emails do not arrive">
      <p className="min-w-0 flex-1 basis-64">
        <b className="block font-semibold">Emails do not arrive</b>
        <span className="text-soft">The mail server refused this address. It may be mistyped.</span>
      </p>
      {canAct && (
        <Link className="press" to="?do=fix" replace>
          Fix the address
        </Link>
      )}
    </section>
  )
}
