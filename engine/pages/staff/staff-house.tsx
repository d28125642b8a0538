import type { ReactNode } from 'react'
import { staffWords } from '../../words/en.ts'
import { staffToolWords } from '../../words/staff-tool-words.ts'
import { House } from '../house.tsx'

const pages = [
  { href: '/staff', label: staffWords.places.today },
  { href: '/staff/leads', label: staffWords.places.leads },
  { href: '/staff/campaigns', label: staffWords.places.campaigns },
  { href: '/staff/events', label: staffWords.places.events },
  { href: '/staff/queue', label: staffWords.places.queue },
  { href: '/', label: staffToolWords.nav.dashboard },
  { href: '/test-email', label: staffToolWords.nav.diagnostics },
  { href: '/email-debug', label: staffToolWords.nav.debug },
]

export const StaffHouse = ({ site, children }: { site: string; children: ReactNode }) => (
  <House
    site={`${site} · ${staffWords.area}`}
    wide
    nav={
      <nav className="house-nav" aria-label={staffWords.area}>
        {pages.map(({ href, label }) => (
          <a key={href} className="house-link" href={href}>
            {label}
          </a>
        ))}
        <form method="post" action="/staff/sign-out">
          <button className="house-link" type="submit">
            {staffWords.signOut}
          </button>
        </form>
        <form method="post" action="/staff/sign-out">
          <button className="house-link" type="submit" name="everywhere" value="yes">
            {staffWords.signOutEverywhere}
          </button>
        </form>
      </nav>
    }
  >
    {children}
  </House>
)
