import { Link } from 'react-router-dom'
import type { SourceFigures } from '../../../campaign/staff/campaigns.ts'
import { conversion, number } from './number.ts'
import { bestOf, RateBar, rateOf } from './share-bar.tsx'

type Props = { sources: SourceFigures[]; campaign: string }

/** First what brought most sign-ups; of as many, the better conversion. */
const bestFirst = (one: SourceFigures, other: SourceFigures): number =>
  other.submissions - one.submissions || rateOf(other) - rateOf(one)

export const SourceTable = ({ sources, campaign }: Props) => (
  <table className="tally tally-list" aria-labelledby="by-source">
    <thead>
      <tr>
        <th scope="col">Source</th>
        <th scope="col">Views</th>
        <th scope="col">Starts</th>
        <th scope="col">Sign-ups</th>
        <th scope="col">Conversion</th>
      </tr>
    </thead>
    <tbody>
      {sources.toSorted(bestFirst).map(({ source, views, starts, submissions }) => (
        <tr key={source ?? ''}>
          <th scope="row">
            {source === null ? (
              <span>Not recorded</span>
            ) : (
              <Link to={`/staff/leads?${new URLSearchParams({ campaign, via: source }).toString()}`}>
                {source === 'direct' ? 'Direct' : source}
              </Link>
            )}
            <RateBar row={{ views, submissions }} best={bestOf(sources)} />
          </th>
          <td data-unit={views === 1 ? 'view' : 'views'}>{number(views)}</td>
          <td data-unit={starts === 1 ? 'start' : 'starts'}>{number(starts)}</td>
          <td data-unit={submissions === 1 ? 'sign-up' : 'sign-ups'}>{number(submissions)}</td>
          <td>{conversion(submissions, views)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
