import { Gauge, type GaugeConfiguration, type Registry } from 'prom-client'
import type { Pool } from '../adapters/postgres.ts'
import type { Clock } from '../ports.ts'
import { readQueueState, type QueueLength, type QueueState } from './queue-state.ts'

const freshForMs = 5000

type Reported = Pick<GaugeConfiguration<string>, 'name' | 'help' | 'labelNames'>

export const addGauges = (register: Registry, { pool, clock }: { pool: Pool; clock: Clock }): void => {
  const read = cached(() => readQueueState(pool, clock.now()))
  const add = (reported: Reported, collect: (gauge: Gauge) => void | Promise<void>) =>
    register.registerMetric(
      new Gauge({
        ...reported,
        registers: [],
        collect() {
          return collect(this)
        },
      }),
    )
  const addFromDatabase = (reported: Reported, fill: (gauge: Gauge, state: QueueState) => void) =>
    add(reported, async (gauge) => {
      gauge.reset()
      const state = await read()
      if (state) fill(gauge, state)
    })

  addFromDatabase(
    {
      name: 'porchlight_queue_due',
      help: 'Outside effects that are due now. Priority 0: a person waits; 1: journeys; 2: what can wait.',
      labelNames: ['provider', 'priority'],
    },
    (gauge, { lengths }) => lengths.forEach((row) => gauge.set(lineOf(row), row.due)),
  )
  addFromDatabase(
    {
      name: 'porchlight_queue_oldest_seconds',
      help: 'How long the oldest effect that is due has been due.',
      labelNames: ['provider', 'priority'],
    },
    (gauge, { lengths }) => lengths.forEach((row) => gauge.set(lineOf(row), row.oldestSeconds)),
  )
  addFromDatabase(
    {
      name: 'porchlight_breaker_open',
      help: '1 while the circuit breaker of a provider is open.',
      labelNames: ['provider', 'fault'],
    },
    (gauge, { breakers }) => breakers.forEach(({ provider, fault }) => gauge.set({ provider, fault }, 1)),
  )
  addFromDatabase(
    {
      name: 'porchlight_mails_not_in_release',
      help: 'Mails that failed within 24 hours because the release does not have them.',
      labelNames: ['email'],
    },
    (gauge, { missingMails }) => missingMails.forEach(({ email, failed }) => gauge.set({ email }, failed)),
  )
  addFromDatabase(
    {
      name: 'porchlight_journeys_due',
      help: 'Journeys whose next mail is due and not yet queued.',
      labelNames: [],
    },
    (gauge, { journeysDue }) => gauge.set(journeysDue),
  )
  add(
    { name: 'porchlight_database_up', help: '1 while the queue could be read.', labelNames: [] },
    async (gauge) => gauge.set((await read()) ? 1 : 0),
  )
  add(
    {
      name: 'porchlight_database_connections',
      help: 'Connections of this process; waiting: requests that wait for one.',
      labelNames: ['state'],
    },
    (gauge) => {
      gauge.set({ state: 'total' }, pool.totalCount)
      gauge.set({ state: 'idle' }, pool.idleCount)
      gauge.set({ state: 'waiting' }, pool.waitingCount)
    },
  )
}

const lineOf = ({ provider, priority }: QueueLength) => ({ provider, priority })

const cached = <Value>(read: () => Promise<Value>): (() => Promise<Value | null>) => {
  let last: { at: number; value: Promise<Value | null> } | null = null
  return () => {
    if (!last || performance.now() - last.at >= freshForMs)
      last = { at: performance.now(), value: read().catch(() => null) }
    return last.value
  }
}
