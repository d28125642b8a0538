import { Link } from 'react-router-dom'
import type { SourceFigures } from '../../../campaign/staff/campaigns.ts'
import { conversion, number } from './number.ts'

type Props = { sources: SourceFigures[]; campaign: string }

export const SourceTable = ({ sources, campaign }: Props) => (
  <table className="tally" aria-labelledby="by-source">
    <thead>
      <tr>
        <th scope="col">Source</th>
        <th scope="col">Views</th>
        <th scope="col">Starts</th>
        <th scope="col">Sent</th>
        <th scope="col">Conv.</th>
      </tr>
    </thead>
    <tbody>
      {sources.map(({ source, views, starts, submissions }) => (
        <tr key={source ?? ''}>
          <th scope="row">
            {source === null ? (
              'Not recorded'
            ) : (
              <Link to={`/staff/leads?${new URLSearchParams({ campaign, via: source }).toString()}`}>
                {source}
              </Link>
            )}
          </th>
          <td>{number(views)}</td>
          <td>{number(starts)}</td>
          <td>{number(submissions)}</td>
          <td>{conversion(submissions, views)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
