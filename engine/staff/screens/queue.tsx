import { clsx } from 'clsx'
import { Suspense, useEffect, useRef } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router-dom'
import { countQueue } from '../../campaign/staff/queue/counts.ts'
import { upTo } from '../parts/counted.ts'
import { Wait } from '../parts/figure.tsx'
import { Pending } from '../parts/pending.tsx'
import { MailDown } from '../parts/queue/mail-down.tsx'
import { OnHold } from '../parts/queue/on-hold.tsx'
import { Screen } from '../parts/screen.tsx'
import { nothingSent } from '../parts/stale.tsx'
import { useAnswer } from '../use-answer.ts'

const tabs = [
  { to: '/staff/queue', label: 'Due', about: 'On its way, or waiting for its turn.', of: 'due' },
  {
    to: '/staff/queue/failing',
    label: 'Failed',
    about: 'What did not get through, and why.',
    of: 'failing',
    waits: true,
  },
  {
    to: '/staff/queue/suspended',
    label: 'Suspended',
    about: 'Services that do not work at the moment.',
    of: 'suspended',
    waits: true,
  },
  {
    to: '/staff/queue/quarantined',
    label: 'Quarantined',
    about: 'Forms that may be spam.',
    of: 'quarantined',
    waits: true,
  },
  {
    to: '/staff/queue/bounces',
    label: 'Bounces',
    about: 'Addresses that bounced, and people who reported an email as spam.',
    of: 'bounces',
  },
] as const

/** What is on its way, what does not get through, and what staff can do about it. */
export default function Queue() {
  const { pathname } = useLocation()
  const { data: counts, error } = useAnswer(countQueue, {})
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    // They move the tabs.
    if (!counts) return
    nav.current
      ?.querySelector(`[href="${pathname}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname, counts])
  return (
    <Screen
      title="Email"
      away={nothingSent}
      lead={tabs.find(({ to }) => to === pathname)?.about}
      figure={
        <nav ref={nav} aria-label="Email" className="tabs tabs-even">
          {tabs.map(({ to, label, of, ...tab }) => (
            <NavLink key={to} to={to} end className={clsx('tab', 'waits' in tab && counts?.[of] && 'lit')}>
              {label}{' '}
              {(counts ?? !error) && (
                <span className={clsx('tab-count', !counts?.[of] && 'tab-none')}>
                  {counts ? upTo(counts[of]) : <Wait />}
                </span>
              )}
            </NavLink>
          ))}
        </nav>
      }
    >
      {pathname === '/staff/queue' ? (
        <OnHold provider="mail" />
      ) : (
        // Suspended says so itself.
        pathname !== '/staff/queue/suspended' && <MailDown />
      )}
      <Suspense fallback={<Pending />}>
        <Outlet />
      </Suspense>
    </Screen>
  )
}
