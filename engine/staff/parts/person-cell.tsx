import { Link } from 'react-router-dom'
import { Address } from './address.tsx'
import { Avatar } from './avatar.tsx'

type Props = { id: string; name: string | null; email: string }

/** A person in a row of a table, with the way to their page. */
export const PersonCell = ({ id, name, email }: Props) => (
  <div className="who">
    <Avatar name={name} email={email} />
    <div className="min-w-0">
      <Link to={`/staff/people/${id}`} state={{ title: name ?? email }}>
        {name ?? <Address of={email} />}
      </Link>
      {name !== null && (
        <span className="who-address block text-sm text-soft">
          <Address of={email} />
        </span>
      )}
    </div>
  </div>
)
