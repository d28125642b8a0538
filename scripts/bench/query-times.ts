import type { Pool } from '../../server/adapters/postgres.ts'

/** Times every prepared statement that goes through the pool, by its name, from call to answer. */
export const measureQueries = (pool: Pool) => {
  const times = new Map<string, number[]>()
  const noteIn = (name: string, taken: number) => {
    const known = times.get(name)
    if (known) known.push(taken)
    else times.set(name, [taken])
  }
  const measured = (query: Pool['query']) =>
    (async (...args: Parameters<Pool['query']>) => {
      const began = performance.now()
      const answer: unknown = await Promise.resolve<unknown>(query(...args))
      const name = nameOf(args[0])
      if (name) noteIn(name, performance.now() - began)
      return answer
    }) as Pool['query'] // Overloaded; what goes in and out is handed on as it is.
  pool.query = measured(pool.query.bind(pool))
  return {
    /** Name, times, p50, p99 and longest in milliseconds. */
    rows: (): unknown[][] => [...times].map(([name, taken]) => [name, taken.length, ...spread(taken)]),
  }
}

const nameOf = (config: unknown) =>
  typeof config === 'object' && config !== null && 'name' in config ? String(config.name) : null

const spread = (taken: number[]) => {
  const sorted = taken.toSorted((a, b) => a - b)
  return [0.5, 0.99, 1].map((share) => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(1))
}
