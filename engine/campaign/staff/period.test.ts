import { expect, test } from 'vitest'
import { daysOfPeriod, Period } from './period.ts'

test.each([
  ['7', { from: '2026-02-24', to: '2026-03-02' }],
  ['month', { from: '2026-03-01', to: '2026-03-02' }],
  ['all', {}],
  ['2026-01-31..2026-02-01', { from: '2026-01-31', to: '2026-02-01' }],
])('%s has its days', (period, days) => expect(daysOfPeriod(period, '2026-03-02')).toEqual(days))

test.each(['', '8', '2026-02-30..2026-03-01', '2026-03-02..2026-03-01', '2026-03-01', '2026-03-01..'])(
  '"%s" is no period',
  (text) => expect(Period.safeParse(text).success).toBe(false),
)
