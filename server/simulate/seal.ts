import { AsyncLocalStorage, createHook } from 'node:async_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { isTimerOfOthers, leakOf, onceEach } from './leak.ts'
import type { Leak } from './leak.ts'
import { patchBuiltins } from './patch-builtins.ts'

type Seal = { leaks: Leak[]; isOver: boolean }

const seals = new AsyncLocalStorage<Seal>()
/** Timers that sealed work has set and neither cleared nor seen go off, by Node's id. */
const timers = new Map<number, { seal: Seal; leak: Leak }>()

/**
 * Runs the work so that nothing of it reaches the outside. What opens a socket, starts a process or a thread, or writes a
 * file is refused with an error, and named even where the work swallows it. Beside that, Node's own record of what comes
 * into being tells of what found another way, and of timers that are still set when the work is over.
 */
export const sealed = async <Answer>(
  work: () => Promise<Answer>,
): Promise<{ answer: Answer; leaks: Leak[] }> => {
  arm()
  const seal: Seal = { leaks: [], isOver: false }
  const answer = await seals.run(seal, work)
  // A timer that was cleared is taken off the record a turn later.
  for (let turn = 0; turn < 3; turn++) await nextTurn()
  seal.isOver = true
  for (let turn = 0; turn < 2; turn++) await nextTurn()
  const left = [...timers.values()].filter((timer) => timer.seal === seal)
  for (const [id, timer] of timers) if (timer.seal === seal) timers.delete(id)
  return { answer, leaks: onceEach([...seal.leaks, ...left.map(({ leak }) => leak)]) }
}

/** Stands for all that a process does outside of sealed work; null where that is free. */
let ofProcess: Seal | null = null
const free = new AsyncLocalStorage<true>()

/** From now on nothing of this process may reach the outside, sealed work or not, but for what `unsealed` runs. */
export const sealProcess = (): void => {
  ofProcess = { leaks: [], isOver: false }
  arm()
}

/** For what the program itself writes at the end. */
export const unsealed = <Answer>(work: () => Answer): Answer => free.run(true, work)

/** What was caught outside of sealed work, or after it, in a process that `sealProcess` has sealed. */
export const strayLeaks = (): Leak[] => onceEach(ofProcess?.leaks ?? [])

let isArmed = false

/** Once a process; outside of sealed work everything stays as it was, unless the process is sealed. */
const arm = () => {
  if (isArmed) return
  isArmed = true
  patchBuiltins((what) => {
    const seal = seals.getStore() ?? ofProcess
    if (!seal || free.getStore()) return null
    const leak = leakOf(what)
    ;(seal.isOver ? (ofProcess ?? seal) : seal).leaks.push(leak)
    return new Error(`Refused while simulating: ${what} at ${leak.at}.`)
  })
  createHook({
    init: (id, type) => {
      const seal = seals.getStore()
      if (!seal) return
      if (type === 'Timeout' && !isTimerOfOthers())
        timers.set(id, { seal, leak: leakOf('a timer that is still set') })
      if (type === 'Immediate' && seal.isOver) seal.leaks.push(leakOf('work that goes on after the end'))
      const what = resources[type]
      if (what !== undefined) seal.leaks.push(leakOf(what))
    },
    destroy: (id) => void timers.delete(id),
  }).enable()
}

/** What Node makes for whatever reaches outside, by its name there. */
const resources: Partial<Record<string, string>> = {
  TCPWRAP: 'a socket',
  TCPSERVERWRAP: 'a listening socket',
  PIPEWRAP: 'a pipe',
  TLSWRAP: 'a TLS session',
  UDPWRAP: 'a UDP socket',
  QUERYWRAP: 'a question to a name server',
  GETADDRINFOREQWRAP: 'a look-up of a host name',
  GETNAMEINFOREQWRAP: 'a look-up of an address',
  HTTP2SESSION: 'an HTTP/2 session',
  PROCESSWRAP: 'a process',
  WORKER: 'a thread',
  FSEVENTWRAP: 'a watch on a file',
  STATWATCHER: 'a watch on a file',
}
