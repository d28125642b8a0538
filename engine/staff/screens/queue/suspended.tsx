import { Link } from 'react-router-dom'
import { listSuspended, type Suspended } from '../../../campaign/staff/queue/suspended.ts'
import { Answered } from '../../parts/answered.tsx'
import { Badge } from '../../parts/badge.tsx'
import { upTo } from '../../parts/counted.ts'
import { Empty } from '../../parts/empty.tsx'
import { Moment } from '../../parts/moment.tsx'
import { providerName } from '../../parts/queue/queue-words.ts'
import { useAnswer } from '../../use-answer.ts'

/** Providers that cannot be used at the moment: what waits for them goes on by itself. */
export default function SuspendedScreen() {
  return (
    <Answered of={useAnswer(listSuspended, {})} rows={2}>
      {({ providers }) =>
        providers.length === 0 ? (
          <Empty title="Every provider is in use">
            After three outages in a row, or a refused sign-in, a provider rests here, and one attempt at a
            time finds out when it is back.
          </Empty>
        ) : (
          <ul className="lines">
            {providers.map((each) => (
              <li key={each.provider} className="line items-start py-4">
                <Provider {...each} />
              </li>
            ))}
          </ul>
        )
      }
    </Answered>
  )
}

const faults: Record<NonNullable<Suspended['fault']>, string> = {
  outage: 'It could not be reached.',
  credentials: 'It refuses our sign-in: look at its password or key.',
  throttled: 'It takes no more from us for now.',
  insecure: 'It cannot be spoken to safely: look at its certificate.',
}

const Provider = ({ provider, fault, since, nextProbe, isProbing, waiting }: Suspended) => (
  <>
    <div className="min-w-0 flex-1 basis-80">
      <h2 className="title-2">{providerName(provider)}</h2>
      <p>{fault === null ? 'It cannot be used.' : faults[fault]}</p>
      <p className="mt-1 text-sm text-soft">
        {since !== null && (
          <>
            Since <Moment at={since} />.{' '}
          </>
        )}
        {isProbing || nextProbe === null ? (
          'The next attempt decides.'
        ) : (
          <>
            The next attempt is due <Moment at={nextProbe} />.
          </>
        )}
      </p>
    </div>
    <div className="flex flex-wrap items-center gap-x-5">
      <Badge tone={isProbing ? 'warn' : 'bad'}>{isProbing ? 'being tried' : 'suspended'}</Badge>
      {waiting > 0 ? (
        <Link
          className="link"
          to={`/staff/queue?provider=${encodeURIComponent(provider)}`}
        >{`${upTo(waiting)} waiting`}</Link>
      ) : (
        <span className="text-soft">nothing waits for it</span>
      )}
    </div>
  </>
)
