import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { releaseFolders } from '../../engine/campaign/release/release.ts'
import type { ServedSite } from '../../engine/campaign/release/release.ts'
import { startEmbeddedPostgres } from '../adapters/embedded-postgres/embedded-postgres.ts'
import { createPool } from '../adapters/postgres.ts'
import type { Pool } from '../adapters/postgres.ts'
import { composeServer } from './compose.ts'
import { keptSecret, prepareDataFolder } from '../settings/data-folder.ts'
import { migrate } from '../db/migrate.ts'
import type { Settings } from '../settings/env.ts'
import { StartRefused } from '../errors.ts'
import { notePublishableKey, publishableKeyOf } from '../settings/publishable-key.ts'
import { stepBehindVisitors } from './process-life.ts'
import type { Teardown } from './process-life.ts'
import type { Progress } from './progress.ts'

export type Running = {
  /** Signs staff in once; null where staff pages would not answer to it. */
  signInLink: string | null
  site: ServedSite
}

type Options = {
  /** Folder of the release pointer, such as "dist". */
  releases: string
  /** Makes the release first, where that is wanted. */
  build?: () => Promise<void>
  progress: Progress
  teardown: Teardown
}

/**
 * Brings the product up: port, data folder, release, database, schema, server. What it starts, `teardown` ends.
 * Throws `StartRefused` with what to mend, and has overwritten nothing then.
 */
export const runProduct = async (
  settings: Settings,
  { releases, build, progress, teardown }: Options,
): Promise<Running> => {
  refuseRoleAlone(settings)
  if (settings.role === 'worker') stepBehindVisitors()
  await refuseTakenPort(settings)
  prepareDataFolder(settings.dataDir)
  const secret = settings.secret ?? keptSecret(settings.dataDir)
  notePublishableKey(settings.dataDir, settings.publishableKey ?? publishableKeyOf(secret))
  if (!build) refuseWithoutRelease(releases)
  const databaseUrl =
    settings.databaseUrl ?? (await progress.step('Database', () => ownDatabase(settings, progress, teardown)))
  const pool = createPool(databaseUrl, { max: settings.databasePool })
  teardown.add(() => pool.end())
  await progress.step('Tables', () => prepareTables(pool, databaseUrl))
  // After the database, so that a refused start has not put another release in the place of a running process's.
  if (build) await progress.step('Campaigns', build)
  refuseWithoutRelease(releases)
  return progress.step('Server', async () => {
    const { stop, listen, site, signInLink } = await composeServer(
      { ...settings, secret },
      { pool, releases },
    )
    teardown.add(stop)
    await listen().catch((error: unknown) => {
      throw asPortRefusal(error, settings)
    })
    return { site, signInLink }
  })
}

/** A process with half of the work needs another for the other half, and the product's own database serves one only. */
const refuseRoleAlone = ({ role, databaseUrl }: Settings) => {
  if (role === 'all' || databaseUrl) return
  throw new StartRefused(
    `ROLE=${role} needs DATABASE_URL: several processes share a database, and the product's own serves one.`,
  )
}

const ownDatabase = async (
  { dataDir }: Settings,
  progress: Progress,
  teardown: Teardown,
): Promise<string> => {
  const starting = startEmbeddedPostgres({ dataDir, log: progress.note })
  // Also when the operator ends the start while the database is still on its way.
  teardown.add(() =>
    starting.then(
      ({ stop }) => stop(),
      () => undefined,
    ),
  )
  return (await starting).url
}

/** Before anything is written, so that a second start by mistake changes nothing. */
const refuseTakenPort = ({ host, port }: Settings) =>
  new Promise<void>((done, fail) => {
    const probe = createServer()
    probe.on('error', (error) => fail(asPortRefusal(error, { host, port })))
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => done()))
  })

const asPortRefusal = (error: unknown, { host, port }: Pick<Settings, 'host' | 'port'>): unknown => {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'EADDRINUSE') {
    return new StartRefused(
      `Port ${port} on ${host} is taken by another program: stop it, or set PORT to another one.`,
    )
  }
  if (code === 'EACCES')
    return new StartRefused(`Port ${port} is not allowed for this user: set PORT to 1024 or more.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartRefused(
      `HOST ${host} is not an address of this machine: set HOST to one, such as 127.0.0.1.`,
    )
  }
  return error
}

const refuseWithoutRelease = (releases: string) => {
  if (existsSync(join(releases, releaseFolders.pointer))) return
  throw new StartRefused(`There is nothing to serve in ${releases}: run "npm run build" first.`)
}

const prepareTables = async (pool: Pool, databaseUrl: string) => {
  try {
    await pool.query('select 1')
    await migrate(pool)
  } catch (error) {
    throw asDatabaseRefusal(error, databaseUrl)
  }
}

/** One line that names the server but never its password. */
const asDatabaseRefusal = (error: unknown, databaseUrl: string): unknown => {
  if (!(error instanceof Error) || error instanceof StartRefused) return error
  const source = error.cause instanceof Error ? error.cause : error
  const code = 'code' in source && typeof source.code === 'string' ? source.code : ''
  const { host, pathname, username } = new URL(databaseUrl)
  const reason = databaseReasons[code] ?? (code || source.message)
  if (!isAboutReaching(code, source.message)) return error
  return new StartRefused(
    `The database at ${host}${pathname} cannot be used as "${username}": ${reason}. Check DATABASE_URL.`,
  )
}

const databaseReasons: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host name cannot be looked up',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'the user or the password is wrong',
  '28000': 'the user may not connect',
  '3D000': 'there is no database of that name',
  '42501': 'the user may not make tables',
  '55000': 'it is closed to everybody for now',
  '57P03': 'it is still starting',
}

const isAboutReaching = (code: string, message: string) =>
  code in databaseReasons || /^(08|28|3D|53|57)/.test(code) || /timeout|terminated|SSL/i.test(message)
