import type { Pool } from '../../server/adapters/postgres.ts'
import { quantile } from './timing.ts'

export const measureQueries = (pool: Pool) => {
  const times: { name: string; ms: number }[] = []
  const query = pool.query.bind(pool)
  const measured = async (...args: Parameters<Pool['query']>) => {
    const began = performance.now()
    const result: unknown = await Promise.resolve<unknown>(query(...args))
    const name = nameOf(args[0])
    if (name) times.push({ name, ms: performance.now() - began })
    return result
  }
  pool.query = measured as Pool['query'] // Overloaded; arguments and results pass through unchanged.
  return {
    rows: (): unknown[][] =>
      [...Map.groupBy(times, ({ name }) => name)].map(([name, entries]) => {
        const taken = entries.map(({ ms }) => ms)
        return [name, taken.length, ...[0.5, 0.99, 1].map((share) => quantile(taken, share).toFixed(1))]
      }),
  }
}

const nameOf = (config: unknown) =>
  typeof config === 'object' && config !== null && 'name' in config ? String(config.name) : null
