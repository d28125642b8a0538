import { Link, useSearchParams } from 'react-router-dom'
import { journeys, listDueQueues, type DueQueue } from '../../../campaign/staff/queue/due.ts'
import { Answered } from '../../parts/answered.tsx'
import { Empty } from '../../parts/empty.tsx'
import { DueList } from '../../parts/queue/due-list.tsx'
import { DueQueues } from '../../parts/queue/due-queues.tsx'
import { knownWaiting } from '../../parts/known-waiting.ts'
import { OnHold } from '../../parts/queue/on-hold.tsx'
import { useAnswer } from '../../use-answer.ts'

/** What waits, by provider: the one that is looked at stands in the address of the page. */
export default function DueScreen() {
  const [search] = useSearchParams()
  const answer = useAnswer(listDueQueues, {})
  return (
    <Answered
      of={answer}
      sample={{ queues: sampleQueues() }}
      failed="The emails that are due could not be loaded"
    >
      {({ queues }) => {
        const chosen = queues.find(({ provider }) => provider === search.get('provider')) ?? queues[0]
        if (!chosen)
          return (
            <Empty
              title="Nothing is on its way"
              step={
                <Link className="press press-main" to="/">
                  Send a test email
                </Link>
              }
            >
              Nothing waits, and no email is planned. The next one is, as soon as somebody signs up; it
              appears here until it has left.
            </Empty>
          )
        return (
          <>
            {chosen.provider !== 'mail' && (
              <OnHold key={`hold ${chosen.provider}`} provider={chosen.provider} />
            )}
            <DueQueues queues={queues} chosen={chosen.provider} />
            <DueList key={chosen.provider} provider={chosen.provider} />
          </>
        )
      }}
    </Answered>
  )
}

/** Most have both: what leaves now, and what is planned. */
const sampleQueues = (): DueQueue[] =>
  ['mail', journeys].map((provider) => ({
    provider,
    count: 10,
    oldest: '',
    isSuspended: knownWaiting().suspended.includes(provider),
  }))
