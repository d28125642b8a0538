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
          <Empty
            title="Every provider is in use"
            icon="step"
            step={
              <Link className="press" to="/staff/queue">
                See what is due
              </Link>
            }
          >
            A provider that fails three times in a row, or refuses our sign-in, is paused and listed here. One
            attempt at a time finds out when it works again.
          </Empty>
        ) : (
          <ul className="sheet lines">
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

type Fault = NonNullable<Suspended['fault']>

const faults: Record<Fault, string> = {
  outage: 'It could not be reached',
  credentials: 'It refuses our sign-in',
  throttled: 'It takes no more from us',
  insecure: 'It cannot be spoken to safely',
}

/** Faults that no further attempt can repair. */
const byHand: Partial<Record<Fault, string>> = {
  credentials: 'First its password or key in the settings of the server has to be right.',
  insecure: 'First its certificate has to be right.',
}

const Provider = ({ provider, fault, since, nextProbe, isProbing, waiting }: Suspended) => (
  <>
    <div className="min-w-0 flex-1 basis-80">
      <h2 className="title-2">{providerName(provider)}</h2>
      <p>
        {fault === null ? 'It cannot be used' : faults[fault]}
        {since !== null && (
          <>
            {' '}
            since <Moment at={since} />
          </>
        )}
        .
      </p>
      <p className="mt-3 max-w-prose">
        {isProbing || nextProbe === null ? (
          'It is tried again with the next thing that is due'
        ) : (
          <>
            It is tried again <Moment at={nextProbe} />
          </>
        )}
        . Once that works, all that waits leaves by itself: nothing is lost.
        {fault !== null && fault in byHand && ` ${byHand[fault]}`}
      </p>
    </div>
    <div className="flex flex-wrap items-center gap-x-5 max-sm:mt-2">
      <Badge tone={isProbing ? 'warn' : 'bad'}>{isProbing ? 'Being tried' : 'Suspended'}</Badge>
      {waiting > 0 ? (
        <Link
          className="link"
          to={`/staff/queue?provider=${encodeURIComponent(provider)}`}
        >{`${upTo(waiting)} waiting`}</Link>
      ) : (
        <span className="text-soft">Nothing waits for it</span>
      )}
    </div>
  </>
)
