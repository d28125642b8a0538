import { launchProduct } from '../product.ts'
import type { Product } from '../product.ts'
import type { RemoteSink } from '../fakes/remote-sink.ts'
import { metricsToken } from '../security/production.ts'

export type Fleet = {
  processes: Product[]
  webPorts: [number, number]
  /** Forms of these visitors that are stored. */
  countForms: (name: string) => Promise<number>
  /** Why the form of a visitor was quarantined, or "stored". */
  stateOf: (name: string) => Promise<string>
  close: () => Promise<void>
}

type Options = { folder: string; origin: string; databaseUrl: string; sink: RemoteSink }

/** Two that answer visitors and one that delivers. */
export const startFleet = async ({ folder, origin, databaseUrl, sink }: Options): Promise<Fleet> => {
  const launch = (ROLE: string) =>
    launchProduct({
      folder,
      sink,
      environment: {
        ROLE,
        DATABASE_URL: databaseUrl,
        PUBLIC_ORIGIN: origin,
        SECRET: 'only for the checks of proxies, '.repeat(2),
        TRUSTED_PROXIES: '127.0.0.1',
        METRICS_TOKEN: metricsToken,
      },
    })
  const first = await launch('web')
  const [second, worker] = [await launch('web'), await launch('worker')]
  const processes = [first, second, worker]
  return {
    processes,
    webPorts: [portOf(first), portOf(second)],
    countForms: async (name) => {
      const sql = 'select count(*) from submissions where email like $1'
      return Number((await first.query(sql, [`${name}-%@visitors.example`]))[0]?.['count'])
    },
    stateOf: async (name) => {
      const sql = 'select coalesce(held_reason, state) as state from submissions where email = $1'
      return String((await first.query(sql, [`${name}@visitors.example`]))[0]?.['state'])
    },
    close: async () => {
      for (const product of processes) await product.close()
    },
  }
}

const portOf = ({ origin }: Product) => Number(new URL(origin).port)
