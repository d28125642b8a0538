import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export const House = (props: { site: string; wide?: boolean; nav?: ReactNode; children: ReactNode }) => {
  const column = props.wide ? 'house-wide' : 'house-narrow'
  return (
    <div className={clsx('house', props.wide ? 'tone-paper' : 'tone-deep house-night')}>
      <header className={clsx(column, 'house-head')}>
        <p className="house-name">{props.site}</p>
        {props.nav}
      </header>
      <main className={clsx(column, 'house-main')}>{props.children}</main>
    </div>
  )
}
