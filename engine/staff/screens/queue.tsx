import { Suspense, useEffect, useRef } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router-dom'
import { Pending } from '../parts/pending.tsx'
import { Screen } from '../parts/screen.tsx'

const tabs = [
  { to: '/staff/queue', label: 'Due' },
  { to: '/staff/queue/failing', label: 'Failing' },
  { to: '/staff/queue/suspended', label: 'Suspended' },
  { to: '/staff/queue/quarantined', label: 'Quarantined' },
  { to: '/staff/queue/bounces', label: 'Bounces' },
]

/** What is on its way, what does not get through, and what staff can do about it. */
export default function Queue() {
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    nav.current
      ?.querySelector(`[href="${pathname}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname])
  return (
    <Screen title="Mail" lead="What is on its way, and what does not get through.">
      <nav ref={nav} aria-label="Mail" className="tabs">
        {tabs.map(({ to, label }) => (
          <NavLink key={to} to={to} end className="tab">
            {label}
          </NavLink>
        ))}
      </nav>
      <Suspense fallback={<Pending />}>
        <Outlet />
      </Suspense>
    </Screen>
  )
}
