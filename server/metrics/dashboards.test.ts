import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { expect, test } from 'vitest'
import { createPool } from '../adapters/postgres.ts'
import { systemClock } from '../adapters/clock.ts'
import { createMetrics } from './metrics.ts'

const read = (file: string): unknown => parse(readFileSync(join(import.meta.dirname, file), 'utf8'))

const expressionsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'expr' ? [String(part)] : expressionsIn(part),
  )
}

const metricNames = async () => {
  const pool = createPool('postgres://nobody@127.0.0.1:1/none')
  const { body } = await createMetrics({ pool, clock: systemClock }).read()
  await pool.end()
  return [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, kind]) =>
    kind === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  )
}

test.each(['porchlight.rules.yaml', 'grafana-dashboard.json'])(
  'every metric that %s names exists',
  async (file) => {
    const expressions = expressionsIn(read(file))
    const named = expressions.flatMap((each) => each.match(/\b(porchlight|process|nodejs)_\w+/g) ?? [])
    expect(named.length).toBeGreaterThan(10)
    const known = await metricNames()
    expect([...new Set(named)].filter((name) => !known.includes(name))).toEqual([])
  },
)
