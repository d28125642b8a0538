import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'

export type Figures = { perSecond: number; p50Ms: number; p975Ms: number; p99Ms: number; errors: number }

let people = 0

export const load = async (
  origins: string[],
  { path, seconds, connections = 20 }: { path: string; seconds: number; connections?: number },
): Promise<Figures> => {
  const results = await Promise.all(
    origins.map((origin) =>
      autocannon({
        url: `${origin}${path}`,
        connections: connections / origins.length,
        duration: seconds,
        requests: [{ method: 'POST', path, setupRequest: (request) => ({ ...request, ...person(origin) }) }],
      }),
    ),
  )
  const answered = results.reduce((sum, result) => sum + result['2xx'], 0)
  const worst = (read: (result: autocannon.Result) => number) => Math.max(...results.map(read))
  return {
    perSecond: answered / seconds,
    p50Ms: worst(({ latency }) => latency.p50),
    p975Ms: worst(({ latency }) => latency.p97_5),
    p99Ms: worst(({ latency }) => latency.p99),
    errors: results.reduce((sum, result) => sum + result.errors + result.non2xx, 0),
  }
}

export const person = (origin: string) => {
  people += 1
  return {
    headers: {
      origin,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'x-forwarded-for': `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`,
    },
    body: JSON.stringify({ name: 'Ada Example', email: `p${people}-${process.pid}@bench.example` }),
  }
}
