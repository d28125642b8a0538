import { promote, type Pair } from './pair.ts'
import type { Scenario } from './trial.ts'

/** Seconds until somebody, or Patroni, has noticed. */
const noticed = 3

const promoting =
  (fault: (pair: Pair) => Promise<void> | void): Scenario['happens'] =>
  async (pair, wait) => {
    await fault(pair)
    await wait(noticed)
    await promote(pair.two)
    return pair.two
  }

/** Must lose leads: the standby is behind, and the primary does not wait for it. */
export const canary: Scenario = {
  id: 'canary',
  title: 'the primary dies, whose standby is behind at asynchronous replication',
  isSynchronous: false,
  happens: async ({ one, two }, wait) => {
    await two.end('SIGINT')
    await wait(noticed)
    await one.end('SIGKILL')
    await two.start()
    await promote(two)
    return two
  },
}

export const scenarios: Scenario[] = [
  {
    id: 'killed',
    title: 'the primary dies, the standby is promoted',
    happens: promoting(({ one }) => one.end('SIGKILL')),
  },
  {
    id: 'frozen',
    title: 'the primary freezes, the standby is promoted',
    happens: promoting(({ one }) => one.freeze()),
  },
  {
    id: 'switched',
    title: 'an administrator stops the primary and promotes the standby',
    happens: async ({ one, two }) => {
      await one.end('SIGINT')
      await promote(two)
      return two
    },
  },
  {
    id: 'lagging',
    title: 'the primary dies while its standby is behind in replaying',
    happens: async ({ one, two }, wait) => {
      await two.query('select pg_wal_replay_pause()')
      await wait(noticed)
      await one.end('SIGKILL')
      await promote(two)
      return two
    },
  },
  {
    id: 'alone',
    title: 'the standby is away for ten seconds, and comes back',
    happens: async ({ one, two }, wait) => {
      await two.end('SIGKILL')
      await wait(10)
      await two.start()
      return one
    },
  },
]
