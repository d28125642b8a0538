import type { LeasedRun } from './run.ts'
import { noBackpressure, type Backpressure } from '../accept/backpressure.ts'

export type ConcurrencyLimits = ReturnType<typeof createConcurrencyLimits>

/** Milliseconds that a row may queue before its lease is released. */
const longestWait = 10_000
const ahead = 300
const mostAhead = 400

type Queued = Pick<LeasedRun, 'provider' | 'priority' | 'isAwaited'>
type Kind = 'urgent' | 'others'
type Waiting = { isAwaited: boolean; begin: () => void; leave: () => void }
type Channel = { urgent: number; others: number; line: Record<Kind, Waiting[]>; usual: number | null }

/** Rows that one process performs concurrently for each provider; others queue, confirmations first. */
export const createConcurrencyLimits = (
  limits: ProviderLimits,
  backpressure: Pick<Backpressure, 'isOn'> = noBackpressure,
) => {
  const concurrency = new Map<string, Channel>()
  const channelOf = (provider: string): Channel => {
    const channel = concurrency.get(provider) ?? {
      urgent: 0,
      others: 0,
      line: { urgent: [], others: [] },
      usual: null,
    }
    concurrency.set(provider, channel)
    return channel
  }
  const sizeOf = (provider: string) => limits(provider).here
  const sizeNow = (provider: string) => (backpressure.isOn() ? 1 : sizeOf(provider))
  const reservedOf = (provider: string) => reservedFor(sizeOf(provider))
  const mayBegin = (provider: string, kind: Kind, isAwaited: boolean) => {
    const { urgent, others } = channelOf(provider)
    if (urgent + others >= (isAwaited ? sizeOf(provider) : sizeNow(provider))) return false
    return kind === 'urgent' || others < sizeOf(provider) - reservedOf(provider)
  }
  const pump = (provider: string) => {
    const { line } = channelOf(provider)
    for (const kind of ['urgent', 'others'] as const) {
      const isNext = ({ isAwaited }: Waiting) => mayBegin(provider, kind, isAwaited)
      while (mayBegin(provider, kind, true)) {
        const next = line[kind].findIndex(isNext)
        if (next < 0) break
        line[kind].splice(next, 1)[0]?.begin()
      }
    }
  }
  const begin = (provider: string, kind: Kind) => {
    const channel = channelOf(provider)
    const began = performance.now()
    let isOver = false
    channel[kind] += 1
    return () => {
      if (isOver) return
      isOver = true
      channel[kind] -= 1
      const took = performance.now() - began
      channel.usual = channel.usual === null ? took : channel.usual * 0.8 + took * 0.2
      pump(provider)
    }
  }
  const soon = (provider: string, ms: number) => {
    const { usual } = channelOf(provider)
    return usual === null ? 0 : Math.floor((sizeNow(provider) * ms) / Math.max(usual, 1))
  }
  // Under a rate rows leave one by one.
  const claimedAhead = (provider: string) =>
    limits(provider).perSecond ? 0 : Math.min(soon(provider, ahead), mostAhead)
  const room = (provider: string, kind: Kind) => {
    const { urgent, others, line } = channelOf(provider)
    const size = sizeNow(provider)
    const waiting = line.others.length + (kind === 'urgent' ? line.urgent.length : 0)
    const free = size - others - (kind === 'urgent' ? urgent : Math.max(urgent, reservedOf(provider)))
    return Math.max(0, free + claimedAhead(provider) - waiting)
  }
  return {
    room,
    /** Rows that will begin within `ms`, going by the last ones; 0 while unknown. */
    soon,
    /** Resolves to the function that frees the slot, or null when none came in time. */
    enter: ({ provider, priority, isAwaited }: Queued): Promise<(() => void) | null> => {
      const kind = priority === 0 ? 'urgent' : 'others'
      if (mayBegin(provider, kind, isAwaited)) return Promise.resolve(begin(provider, kind))
      return new Promise((resolve) => {
        const line = channelOf(provider).line[kind]
        const leave = () => {
          clearTimeout(timer)
          line.splice(line.indexOf(waiting), 1)
          resolve(null)
        }
        const timer = setTimeout(leave, longestWait)
        const waiting: Waiting = {
          isAwaited,
          leave,
          begin: () => {
            clearTimeout(timer)
            resolve(begin(provider, kind))
          },
        }
        line.push(waiting)
      })
    },
    isFree: (provider: string) => {
      const { line } = channelOf(provider)
      return line.urgent.length + line.others.length === 0 && mayBegin(provider, 'urgent', true)
    },
    isHungry: (provider: string) =>
      room(provider, 'urgent') * 2 >= sizeNow(provider) + claimedAhead(provider),
    clear: (who: 'all' | 'others') => {
      for (const { line } of concurrency.values())
        for (const kind of who === 'all' ? (['urgent', 'others'] as const) : (['others'] as const))
          line[kind].slice().forEach((waiting) => waiting.leave())
    },
  }
}

/** Only for confirmations: slow mails of journeys never occupy all slots. */
const reservedFor = (size: number) => (size === 1 ? 0 : Math.max(1, Math.floor(size / 5)))

type ProviderLimit = {
  here: number
  /** Effects that all processes together lease; absent: no limit. */
  everywhere?: number
  /** Effects a second that leave all processes together; absent: any number. */
  perSecond?: number
}

export type ProviderLimits = (provider: string) => ProviderLimit

export type MailLimits = { mailConnections?: number; mailRate?: number }

/**
 * Mailchimp refuses the eleventh concurrent connection. Four calls, and the connections of the four before them that are
 * closing, leave room for other programs.
 */
const mailingListCalls = 4
const callsPerHost = 4

/** Limits by the name of the provider: "mail", "mailchimp", "webhook:<host>". */
export const createProviderLimits =
  ({ mailConnections = 5, mailRate }: MailLimits): ProviderLimits =>
  (provider) => {
    if (provider === 'mail') {
      if (mailRate === undefined) return { here: mailConnections }
      return { here: mailConnections, everywhere: Math.max(1, Math.floor(mailRate)), perSecond: mailRate }
    }
    const calls = provider === 'mailchimp' ? mailingListCalls : callsPerHost
    return { here: calls, everywhere: calls }
  }
