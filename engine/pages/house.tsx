import type { ReactNode } from 'react'

/** The frame of every page that belongs to no coach: one calm column. */
export const House = (props: { site: string; wide?: boolean; nav?: ReactNode; children: ReactNode }) => (
  <div className="tone-paper house">
    <header className={props.wide ? 'house-wide house-head' : 'house-narrow house-head'}>
      <p className="house-name">{props.site}</p>
      {props.nav}
    </header>
    <main className={props.wide ? 'house-wide house-main' : 'house-narrow house-main'}>{props.children}</main>
  </div>
)
