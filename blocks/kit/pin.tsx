import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { ArtName } from '../art/art-name.ts'

const outline: Partial<Record<ArtName, string>> = {
  citrus: 'pin-slice',
  coast: 'pin-drop',
  route: 'pin-ring',
  bubbles: 'pin-bubble',
  doors: 'pin-bubble',
  bars: 'pin-square',
  leaks: 'pin-square',
  kintsugi: 'pin-bowl',
  shards: 'pin-bowl',
  ledger: 'pin-total',
  guilloche: 'pin-coin',
  jars: 'pin-coin',
  rays: 'pin-sun',
  seats: 'pin-seat',
  matches: 'pin-flame',
}

/** A number or an icon in the outline of the coach's drawing. */
export const Pin = ({ art, children }: { art: ArtName; children: ReactNode }) => (
  <span className={clsx('pin', outline[art] ?? 'pin-ring')}>{children}</span>
)
