import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { mostFailing, type FailingGroup } from '../../../campaign/staff/queue/failing.ts'
import { counted, upTo } from '../counted.ts'
import { firstNames } from '../first-names.ts'
import { LitCount } from '../lamp.tsx'
import { Moment } from '../moment.tsx'
import { useMayAct } from '../known-me.ts'
import { useIsOnline } from '../use-is-online.ts'
import {
  failingText,
  failingWords,
  isRefusal,
  mayHaveLeft,
  noReason,
  noSuchAddress,
  providerName,
  refusalText,
} from './queue-words.ts'
import { useTryGroup } from './use-try-group.tsx'

/** One entry for each provider and reason. */
export const FailingGroups = ({ groups }: { groups: FailingGroup[] }) => {
  const { notice, button } = useTryGroup()
  const mayAct = useMayAct()
  const isOnline = useIsOnline()
  const isActing = mayAct && isOnline
  return (
    <>
      {notice}
      {groups.reduce((sum, { count }) => sum + count, 0) >= mostFailing && (
        <p className="mb-4 text-soft">
          {`The latest ${counted(mostFailing, 'delivery', 'deliveries')} are counted. Trying a reason again tries all of it.`}
        </p>
      )}
      <ul className="sheet lines">
        {groups.map((group) => (
          <li key={hrefOf(group)}>
            <Failing group={group}>
              <Link className="press press-text" to={hrefOf(group)}>
                {linkText(group, isActing)}
              </Link>
              {button(group)}
            </Failing>
          </li>
        ))}
      </ul>
    </>
  )
}

const linkText = (group: FailingGroup, isActing: boolean): string => {
  if (isActing && isNoSuchAddress(group)) return group.count === 1 ? 'Fix the address' : 'Fix the addresses'
  if (isActing && group.state === 'unknown') return 'Ask whether it arrived'
  return group.count === 1 ? 'See it' : `See all ${group.count}`
}

/** What did not happen, for whom and since when, why, and what can be done. */
const Failing = ({ group, children }: { group: FailingGroup; children: ReactNode }) => (
  <div className="trouble lit">
    <span aria-hidden>
      <LitCount>{upTo(group.count)}</LitCount>
    </span>
    <div className="min-w-0">
      <h2 className="title-2 wrap-anywhere first-letter:uppercase">
        {group.state === 'unknown' && <span className="sr-only">{`${group.count} `}</span>}
        {titleOf(group)}
      </h2>
      <p className="wrap-anywhere">{reasonOf(group)}</p>
      <p className="text-sm text-soft wrap-anywhere">
        {`${whoOf(group)} · ${group.count === 1 ? '' : 'since '}`}
        <Moment isWithin at={group.firstAt} />
      </p>
    </div>
    <div className="trouble-next">
      <p className="text-sm text-soft">Next try</p>
      <p className="font-semibold">{nextOf(group)}</p>
    </div>
    <div className="row-presses">{children}</div>
  </div>
)

/** The cause; that it did not get through is true of all. */
const titleOf = (group: FailingGroup): string => {
  if (group.state === 'unknown') return failingWords(group)
  const cause = isNoSuchAddress(group) ? noSuchAddress(group.count) : (group.lastError ?? noReason)
  return cause.replace(/[.]$/, '')
}

const reasonOf = (group: FailingGroup): string => {
  const { state, lastError, count, again } = group
  if (state === 'unknown') return mayHaveLeft
  const what = `${failingText(group)}.`
  if (isNoSuchAddress(group)) return what
  const reason = isRefusal(lastError) ? `${what} ${refusalText}` : what
  const rest = count - again
  const left =
    rest > 0 &&
    `${rest === count ? 'None' : rest} can${rest === count ? '' : 'not'} be tried again: the address gets no email any more, or the event is over.`
  return [reason, left].filter(Boolean).join(' ')
}

const whoOf = ({ provider, people, names }: FailingGroup): string => {
  const who = people === 0 ? 'To the coach' : firstNames(names, people)
  return provider === 'mail' ? who : `${providerName(provider)} · ${who}`
}

const nextOf = (group: FailingGroup): string => {
  if (group.state === 'unknown') return 'Never'
  if (isNoSuchAddress(group)) return 'With a new address'
  return group.again > 0 ? 'Only if you start it' : 'None'
}

/** All of them. */
const isNoSuchAddress = ({ count, noSuchAddress: gone }: FailingGroup) => gone === count

const hrefOf = ({ provider, state, lastError }: FailingGroup): string => {
  const query = new URLSearchParams({ provider, state, ...(lastError !== null && { reason: lastError }) })
  return `/staff/queue/failing?${query.toString()}`
}
