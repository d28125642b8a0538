import { Client } from 'pg'
import { launchProduct } from '../product.ts'
import type { Product } from '../product.ts'
import { startTestDatabase } from '../postgres/start.ts'

export type TwoServers = {
  servers: Product[]
  origins: string[]
  sink: Product['sink']
  query: <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>
  close: () => Promise<void>
}

export const startTwoServers = async (
  program: string,
  environment: Record<string, string>,
): Promise<TwoServers> => {
  const database = await startTestDatabase()
  const client = new Client({ connectionString: database.url })
  await client.connect()
  const servers: Product[] = []
  const close = async () => {
    await Promise.all(servers.map((server) => server.close()))
    await client.end()
    await database.stop()
  }
  const shared = {
    ...environment,
    DATABASE_URL: database.url,
    SECRET: 'one secret for both of the two servers',
    TRUSTED_PROXIES: '127.0.0.1',
  }
  try {
    const first = await launchProduct({ program, environment: shared })
    servers.push(first)
    servers.push(await launchProduct({ program, environment: { ...shared, SMTP_URL: first.sink.url } }))
    return {
      servers,
      origins: servers.map(({ origin }) => origin),
      sink: first.sink,
      query: async <Row extends object>(sql: string, values: unknown[] = []) =>
        (await client.query<Row>(sql, values)).rows,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
