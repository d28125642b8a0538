import { clsx } from 'clsx'
import { useLayoutEffect, type ReactNode } from 'react'
import { Link, NavigationType, NavLink, useLocation, useNavigationType } from 'react-router-dom'
import { Avatar } from './avatar.tsx'
import { useSendTicks } from './events/use-send-ticks.ts'
import { Icon, type IconName } from './icon.tsx'
import { forgetMe } from '../forget-me.ts'
import { useKeepMe, useKnownMe } from './known-me.ts'
import { useKeepSearch } from './last-search.ts'
import { zone, zoneName } from './moment.tsx'
import { useIsOnline } from './use-is-online.ts'
import { rights, useMe } from './use-me.ts'

const places: { to: string; label: string; icon: IconName }[] = [
  { to: '/staff', label: 'Today', icon: 'today' },
  { to: '/staff/leads', label: 'Leads', icon: 'leads' },
  { to: '/staff/campaigns', label: 'Campaigns', icon: 'campaigns' },
  { to: '/staff/events', label: 'Events', icon: 'events' },
  { to: '/staff/queue', label: 'Email', icon: 'mail' },
]

const mailbox = { to: '/staff/mails', label: 'Mailbox', icon: 'mailbox' } as const

/** The page of a person belongs to the leads. */
const placeOf = (pathname: string): string | undefined =>
  pathname.startsWith('/staff/people/')
    ? '/staff/leads'
    : [...places, mailbox].findLast(
        ({ to }) => pathname === to || (to !== '/staff' && pathname.startsWith(`${to}/`)),
      )?.to

const tools = [
  { to: '/', label: 'Test dashboard' },
  { to: '/test-email', label: 'Email diagnostics' },
  { to: '/email-debug', label: 'Email debug dashboard' },
]

/** A phone has no list of tools: there they are within Email. */
const isTool = (pathname: string) => tools.some(({ to }) => to === pathname)

const times = `Times are in ${zoneName(zone)}.`

/** Another screen begins at its top; the way back, where it was left. */
const useTopOfScreen = () => {
  const { pathname } = useLocation()
  const type = useNavigationType()
  useLayoutEffect(() => {
    if (type !== NavigationType.Pop) scrollTo(0, 0)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a filter of the same screen moves nothing
  }, [pathname])
}

/** Around every screen: where to go, who is signed in, and the zone of all times. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const me = useMe()
  const known = useKnownMe()
  useKeepMe()
  useSendTicks()
  useKeepSearch()
  useTopOfScreen()
  const { pathname } = useLocation()
  const isOnline = useIsOnline()
  return (
    <div className="shell">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="rail">
        <p className="rail-name">
          <span aria-hidden className="lamp" />
          {known?.site ?? 'Porchlight'}
        </p>
        <nav aria-label="Staff" className="rail-nav">
          {(known?.hasMailbox ? [...places, mailbox] : places).map(({ to, label, icon }) => (
            <Link
              key={to}
              to={to}
              className={clsx('rail-link', to === '/staff/queue' && isTool(pathname) && 'rail-near')}
              aria-current={placeOf(pathname) === to ? 'page' : undefined}
            >
              <Icon name={icon} />
              {label}
            </Link>
          ))}
        </nav>
        <nav aria-label="Tools" className="rail-tools">
          <p>Tools</p>
          {tools.map(({ to, label }) => (
            <NavLink key={to} to={to} end className="rail-link">
              {label}
            </NavLink>
          ))}
        </nav>
        <p className="rail-zone">{times}</p>
        <details className="rail-more">
          <summary>{known?.name ?? 'You'}</summary>
          <div className="rail-menu">
            {me && known && (
              <div className="rail-me who">
                <Avatar name={known.name} email={me.staff} />
                <p>
                  <b className="block font-semibold text-white">
                    {me.staff.includes('@') ? me.staff : 'Signed in on this device'}
                  </b>
                  {`You ${rights[me.role]}.`}
                </p>
              </div>
            )}
            <NavLink to="/staff/you">Your sign-in</NavLink>
            {tools.map(({ to, label }) => (
              <NavLink key={to} to={to} end className="of-tools">
                {label}
              </NavLink>
            ))}
            <form method="post" action="/staff/sign-out" onSubmit={forgetMe}>
              <button type="submit" disabled={!isOnline}>
                Sign out
              </button>
            </form>
          </div>
        </details>
      </header>
      <main id="main" className="main">
        {children}
        <footer className="zone mt-12 text-sm text-soft">{times}</footer>
      </main>
    </div>
  )
}
