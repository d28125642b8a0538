import type { Client } from 'pg'
import { connectionTo } from '../server/adapters/database-hosts.ts'
import {
  embeddedPostgresUrl,
  startEmbeddedPostgres,
} from '../server/adapters/embedded-postgres/embedded-postgres.ts'
import { prepareDataFolder } from '../server/settings/data-folder.ts'
import { readSettings } from '../server/settings/env.ts'
import type { Settings } from '../server/settings/env.ts'
import { loadEnvironment } from '../server/process/process-life.ts'
import { StartRefused } from '../server/errors.ts'

type Options = {
  /** Of the command, for `pg_stat_activity`. */
  name: string
  /** Only while the product does not run; creates the database if there is none. */
  alone?: boolean
}

type OpenDatabase = { client: Client; close: () => Promise<void> }

/** Runs a command on the database, without time limits; starts the built-in PostgreSQL for it where none runs. */
export const withDatabase = async <Result>(
  options: Options,
  command: (client: Client, settings: Settings) => Promise<Result>,
): Promise<Result> => {
  const settings = readSettings(loadEnvironment())
  const { client, close } = await openDatabase(settings, options)
  try {
    return await command(client, settings)
  } finally {
    await close()
  }
}

const openDatabase = async (
  { databaseUrl, dataDir }: Settings,
  { name, alone = false }: Options,
): Promise<OpenDatabase> => {
  if (databaseUrl) return connect(databaseUrl, name)
  if (alone) prepareDataFolder(dataDir)
  else {
    const url = embeddedPostgresUrl(dataDir)
    if (!url)
      throw new StartRefused(
        `There is no database in ${dataDir} yet: run "npm start" first, or set DATA_DIR to where it is.`,
      )
    const open = await connect(url, name).catch(() => null)
    if (open) return open
  }
  const server = await startEmbeddedPostgres({ dataDir, log: () => {} })
  try {
    const { client, close } = await connect(server.url, name)
    return {
      client,
      close: async () => {
        await close()
        await server.stop()
      },
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}

const connect = async (url: string, name: string): Promise<OpenDatabase> => {
  const { connectionString, Client } = connectionTo(url)
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: 5000,
    application_name: `porchlight ${name}`,
    keepAlive: true,
  })
  client.on('error', () => undefined)
  await client.connect().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartRefused(`The database cannot be reached: ${reason}`)
  })
  return { client, close: () => client.end() }
}
