import type { Pool } from '../adapters/postgres.ts'
import { StorageUnavailable } from '../errors.ts'

type Call<In, Out> = { input: In; resolve: (out: Out) => void; reject: (reason: unknown) => void }

/**
 * Turns work on many into a function for one: calls that come while a batch runs make up the next. Results keep the order. A
 * batch that fails runs again one by one, so that no call fails for another, unless the database is away.
 */
export const inBatches = <In, Out>(work: (pool: Pool, inputs: In[]) => Promise<Out[]>) => {
  const ofPool = new WeakMap<Pool, (input: In) => Promise<Out>>()
  return (pool: Pool, input: In): Promise<Out> => {
    const known = ofPool.get(pool) ?? collect((inputs: In[]) => work(pool, inputs))
    ofPool.set(pool, known)
    return known(input)
  }
}

/** Keeps each statement well within its time limit. */
const most = 200

const collect = <In, Out>(work: (inputs: In[]) => Promise<Out[]>) => {
  const waiting: Call<In, Out>[] = []
  let isBusy = false
  /** Returns whether the database is away. */
  const settle = async (calls: Call<In, Out>[]): Promise<boolean> => {
    try {
      const outs = await work(calls.map(({ input }) => input))
      calls.forEach((call, at) => {
        const out = outs[at]
        if (out === undefined) call.reject(new Error('A batch returned too few results.'))
        else call.resolve(out)
      })
      return false
    } catch (error) {
      const isAway = error instanceof StorageUnavailable
      // Calls that came since have waited for the database long enough.
      if (isAway) calls.push(...waiting.splice(0))
      if (isAway || calls.length === 1) calls.forEach(({ reject }) => reject(error))
      else await oneByOne(calls, error)
      return isAway
    }
  }
  const oneByOne = async (calls: Call<In, Out>[], failure: unknown) => {
    const left = [...calls]
    for (let call = left.shift(); call; call = left.shift()) {
      if (!(await settle([call]))) continue
      left.forEach(({ reject }) => reject(new StorageUnavailable('It went away.', { cause: failure })))
      return
    }
  }
  const empty = async () => {
    if (isBusy) return
    isBusy = true
    // Calls of the same tick share the first batch.
    await Promise.resolve()
    while (waiting.length > 0) await settle(waiting.splice(0, most))
    isBusy = false
  }
  return (input: In) =>
    new Promise<Out>((resolve, reject) => {
      waiting.push({ input, resolve, reject })
      void empty()
    })
}
