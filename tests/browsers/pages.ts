import type { Screen } from './driver.ts'

export const screens = {
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
} satisfies Record<string, Screen>

/** A page of each coach, and among them each kind of page that asks no other host. */
export const pagePaths = [
  '/abundance-revenue',
  '/9ways',
  '/map',
  '/from-burned-out-to-on-fire',
  '/harbor-relocation-masterclass',
  '/ledger-higher-ticket-blueprint',
  '/moneywise-report',
  '/image-generator',
  '/resilience-cpr',
  '/sugar-free-blueprint',
]
