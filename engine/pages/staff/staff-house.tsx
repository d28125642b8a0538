import type { ReactNode } from 'react'
import { staffWords } from '../../words/en.ts'
import { House } from '../house.tsx'

/** Frame of the staff pages, with the way back. */
export const StaffHouse = ({ site, children }: { site: string; children: ReactNode }) => (
  <House
    site={`${site} · ${staffWords.area}`}
    wide
    nav={
      <nav className="house-nav" aria-label={staffWords.area}>
        <a className="house-link" href="/staff">
          {staffWords.overview}
        </a>
        <form method="post" action="/staff/sign-out">
          <button className="house-link" type="submit">
            {staffWords.signOut}
          </button>
        </form>
      </nav>
    }
  >
    {children}
  </House>
)
