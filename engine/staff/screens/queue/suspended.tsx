import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { listSuspended, type Suspended } from '../../../campaign/staff/queue/suspended.ts'
import { Answered } from '../../parts/answered.tsx'
import { Badge } from '../../parts/badge.tsx'
import { upTo } from '../../parts/counted.ts'
import { Empty } from '../../parts/empty.tsx'
import { Moment } from '../../parts/moment.tsx'
import { providerName } from '../../parts/queue/queue-words.ts'
import { useTryNow } from '../../parts/queue/use-try-now.tsx'
import { useAnswer } from '../../use-answer.ts'

/** Providers that cannot be used at the moment: what waits for them goes on by itself. */
export default function SuspendedScreen() {
  const { notice, button } = useTryNow()
  return (
    <>
      {notice}
      <Answered of={useAnswer(listSuspended, {})} rows={2}>
        {({ providers }) =>
          providers.length === 0 ? (
            <NoneSuspended />
          ) : (
            <ul className="sheet lines">
              {providers.map((each) => (
                <li key={each.provider} className="line row-3">
                  <Provider {...each} press={button(each.provider)} />
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </>
  )
}

const NoneSuspended = () => (
  <Empty
    title="Every service can be used"
    icon="step"
    step={
      <Link className="press" to="/staff/queue">
        See what is due
      </Link>
    }
  >
    The mail server, a mailing list or a webhook that fails three times in a row, or refuses our sign-in, is
    paused and listed here until it works again.
  </Empty>
)

type Fault = NonNullable<Suspended['fault']>

const faults: Record<Fault, string> = {
  outage: 'It could not be reached.',
  credentials: 'It refuses our sign-in.',
  throttled: 'It takes no more from us.',
  insecure: 'It cannot be spoken to safely.',
}

/** Faults that no further attempt can repair, and who can. */
const byHand: Partial<Record<Fault, string>> = {
  credentials: 'Whoever runs the server corrects its password or key.',
  insecure: 'Whoever runs that service renews its certificate.',
}

/** What people notice. */
const effectOf = (provider: string): string => {
  if (provider === 'mail') return 'No email leaves'
  if (provider === 'mailing-list') return 'Not receiving new leads'
  return provider.startsWith('webhook:') ? 'Not told about new leads' : 'Not in use'
}

type Props = Suspended & { press: ReactNode }

const Provider = ({ provider, fault, since, nextProbe, isProbing, waiting, press }: Props) => (
  <>
    <div className="min-w-0">
      <h2 className="title-2">{providerName(provider)}</h2>
      <p className="text-soft">
        {effectOf(provider)}
        {since !== null && (
          <>
            {' '}
            since <Moment isWithin at={since} />
          </>
        )}
      </p>
    </div>
    <p className="text-sm">
      <Badge tone={isProbing ? 'warn' : 'bad'}>{isProbing ? 'Being tried' : 'Suspended'}</Badge>
      <span className="mt-1 block text-soft">
        {fault !== null && `${faults[fault]} `}
        {fault !== null && fault in byHand && `${byHand[fault]} `}
        {isProbing || nextProbe === null ? (
          'It is tried again with the next thing that is due'
        ) : (
          <>
            It is tried again <Moment isWithin at={nextProbe} />
          </>
        )}
        . What waits then leaves by itself: nothing is lost.
      </span>
    </p>
    <div className="row-presses">
      {waiting > 0 ? (
        <>
          <Link
            className="link"
            to={`/staff/queue?provider=${encodeURIComponent(provider)}`}
          >{`${upTo(waiting)} waiting`}</Link>
          {press}
        </>
      ) : (
        <span className="text-sm text-soft">Nothing waits for it</span>
      )}
    </div>
  </>
)
