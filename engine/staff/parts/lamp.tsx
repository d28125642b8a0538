import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** on: it waits for somebody; good, bad: how it went; out: nothing has happened. */
export type LampTone = 'on' | 'good' | 'bad' | 'out'

/** The state of a row as a lamp; words beside it say the same. */
export const Lamp = ({ tone = 'on' }: { tone?: LampTone }) => (
  <span aria-hidden className={clsx('bulb', `bulb-${tone}`)} />
)

/** A count in the light of what waits. */
export const LitCount = ({ isOn = true, children }: { isOn?: boolean; children: ReactNode }) => (
  <span className={clsx('lit-count', isOn && 'lit-count-on')}>{children}</span>
)

const most = 100

type LightsProps = { lit: number; of: number; isWide?: boolean }

/** A light for each seat, lit when it is taken, 25 in a row, or 50, on a phone 20; of more than a hundred, each is for as many. */
export const Lights = ({ lit, of, isWide = false }: LightsProps) => {
  const count = Math.min(of, most)
  const on = Math.min(count, Math.ceil((lit * count) / Math.max(1, of)))
  return (
    <span aria-hidden className={clsx('lights', isWide && 'lights-wide')}>
      {Array.from({ length: count }, (_, at) => (
        <i key={at} className={at < on ? 'light-on' : undefined} />
      ))}
    </span>
  )
}
