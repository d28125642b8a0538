import type { Guest } from '../../../campaign/staff/events.ts'

/** On paper only: a name, an address and a box to tick. */
export const PrintList = ({ guests }: { guests: Guest[] }) => (
  <table className="print-list" aria-label="Guests">
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Address</th>
        <th scope="col">Here</th>
      </tr>
    </thead>
    <tbody>
      {guests.map(({ id, name, email, here }) => (
        <tr key={id}>
          <td>{name ?? ''}</td>
          <td>{email}</td>
          <td>{here === null ? '☐' : '☑'}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
