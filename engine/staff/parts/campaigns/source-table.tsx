import { Link } from 'react-router-dom'
import type { SourceFigures } from '../../../campaign/staff/campaigns.ts'
import { conversion, number } from './number.ts'
import { ShareBar, widestOf } from './share-bar.tsx'

type Props = { sources: SourceFigures[]; campaign: string }

export const SourceTable = ({ sources, campaign }: Props) => (
  <table className="tally" aria-labelledby="by-source">
    <thead>
      <tr>
        <th scope="col">Source</th>
        <th scope="col">Views</th>
        <th scope="col" className="max-sm:hidden">
          Starts
        </th>
        <th scope="col">Submissions</th>
        <th scope="col">Conversion</th>
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
            <ShareBar views={views} submissions={submissions} widest={widestOf(sources)} />
          </th>
          <td>{number(views)}</td>
          <td className="max-sm:hidden">{number(starts)}</td>
          <td>{number(submissions)}</td>
          <td>{conversion(submissions, views)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
