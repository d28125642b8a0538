import { Link } from 'react-router-dom'
import { mostFailing, tryGroupAgain, type FailingGroup } from '../../../campaign/staff/queue/failing.ts'
import { useCommand } from '../../use-answer.ts'
import { Badge } from '../badge.tsx'
import { Button } from '../button.tsx'
import { counted } from '../counted.ts'
import { Moment, momentText } from '../moment.tsx'
import { Notice } from '../notice.tsx'
import { mayAct, useMe } from '../use-me.ts'
import { noReason, noSuchAddress, providerName, triedAgain } from './queue-words.ts'

/** One entry for each provider and reason. */
export const FailingGroups = ({ groups }: { groups: FailingGroup[] }) => {
  const again = useCommand(tryGroupAgain)
  const isActing = mayAct(useMe())
  return (
    <>
      <Notice tone={again.error ? 'bad' : 'good'}>
        {again.error?.message ?? (again.data && triedAgain(again.data.count))}
      </Notice>
      {groups.reduce((sum, { count }) => sum + count, 0) >= mostFailing && (
        <p className="mb-4 text-soft">
          {`The latest ${counted(mostFailing, 'delivery', 'deliveries')} are counted; a press tries all of its reason again.`}
        </p>
      )}
      <ul className="sheet lines">
        {groups.map((group) => (
          <li key={hrefOf(group)} className="line row-3">
            <div className="min-w-0">
              <h2 className="title-2 [overflow-wrap:anywhere]">
                {isNoSuchAddress(group) ? noSuchAddress(group.count) : (group.lastError ?? noReason)}
              </h2>
              <p className="text-sm text-soft">
                {`${providerName(group.provider)} · `}
                <When first={group.firstAt} last={group.lastAt} />
              </p>
            </div>
            <p className="text-sm">
              <State group={group} />
            </p>
            <div className="row-presses">
              {isActing && isNoSuchAddress(group) ? (
                <Link className="press" to={hrefOf(group)}>
                  {group.count === 1 ? 'Fix the address' : 'Fix the addresses'}
                </Link>
              ) : (
                <Link className="link" to={hrefOf(group)}>
                  {group.count === 1 ? 'See it' : `See all ${group.count}`}
                </Link>
              )}
              {isActing && group.again > 0 && (
                <Button
                  busy={again.isPending}
                  onClick={() =>
                    again.mutate({
                      provider: group.provider,
                      ...(group.lastError !== null && { lastError: group.lastError }),
                    })
                  }
                >
                  {group.again === 1 ? 'Try it again' : `Try ${group.again} again`}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

/** All of them. */
const isNoSuchAddress = ({ count, noSuchAddress: gone }: FailingGroup) => gone === count

const hrefOf = ({ provider, state, lastError }: FailingGroup): string => {
  const query = new URLSearchParams({ provider, state, ...(lastError !== null && { reason: lastError }) })
  return `/staff/queue/failing?${query.toString()}`
}

const State = ({ group: { state, count, again, noSuchAddress: gone } }: { group: FailingGroup }) => {
  if (state === 'unknown')
    return (
      <>
        <Badge tone="warn">{counted(count, 'may have left', 'may have left')}</Badge>
        <span className="mt-1 block text-soft">The server stopped while sending. Never sent twice.</span>
      </>
    )
  const rest = count - again
  return (
    <>
      <Badge tone="bad">{counted(count, 'failed', 'failed')}</Badge>
      {gone === count && (
        <span className="mt-1 block text-soft">
          The mail server knows nobody there: trying again is of no use.
        </span>
      )}
      {gone < count && rest > 0 && (
        <span className="mt-1 block text-soft">
          {`${rest === count ? 'None' : rest} ${rest === count ? 'can be tried again' : 'cannot be tried again'}: the address gets no email any more, or the event is over.`}
        </span>
      )}
    </>
  )
}

const When = ({ first, last }: { first: string; last: string }) =>
  momentText(first) === momentText(last) ? (
    <Moment isWithin at={last} />
  ) : (
    <>
      from <Moment isWithin at={first} /> to <Moment isWithin at={last} />
    </>
  )
