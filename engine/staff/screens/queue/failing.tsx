import { Link, useSearchParams } from 'react-router-dom'
import { countQueue } from '../../../campaign/staff/queue/counts.ts'
import { listFailing } from '../../../campaign/staff/queue/failing.ts'
import { Answered } from '../../parts/answered.tsx'
import { Empty } from '../../parts/empty.tsx'
import { FailingGroups } from '../../parts/queue/failing-groups.tsx'
import { FailedSteps } from '../../parts/queue/failed-steps.tsx'
import { sampleFailing } from '../../parts/queue/sample-queue.ts'
import { WaysOfFailing } from '../../parts/queue/ways.tsx'
import { useAnswer } from '../../use-answer.ts'

/** What ended badly, by reason; the group that is open stands in the address of the page. */
export default function FailingScreen() {
  const [search] = useSearchParams()
  const provider = search.get('provider')
  const lastError = search.get('reason')
  if (provider === null) return <Groups />
  return (
    <FailedSteps
      key={[provider, lastError, search.get('state')].join()}
      alike={{ provider, ...(lastError !== null && { lastError }) }}
      state={search.get('state') === 'unknown' ? 'unknown' : 'failed'}
    />
  )
}

const NextStep = () =>
  useAnswer(countQueue, {}).data?.due ? (
    <Link className="press press-main" to="/staff/queue">
      See what is on its way
    </Link>
  ) : (
    <Link className="press press-main" to="/">
      Send a test email
    </Link>
  )

const Groups = () => (
  <Answered
    of={useAnswer(listFailing, {})}
    sample={{ groups: sampleFailing }}
    failed="The failed deliveries could not be loaded"
  >
    {({ groups }) =>
      groups.length === 0 ? (
        <Empty title="Nothing has failed" step={<NextStep />}>
          An email that a mail server refuses, or does not answer for five days, appears here with the reason.
        </Empty>
      ) : (
        <>
          <FailingGroups groups={groups} />
          <WaysOfFailing />
        </>
      )
    }
  </Answered>
)
