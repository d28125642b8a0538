import { startEmbeddedPostgres } from '../adapters/embedded-postgres/embedded-postgres.ts'
import { hostsOf } from '../adapters/database-hosts.ts'
import { createPool, type Pool } from '../adapters/postgres.ts'
import { otherOrigin } from '../release/other-origin.ts'
import { readLiveManifest } from '../release/read-live-manifest.ts'
import { claimSecret } from '../db/installation-secret.ts'
import { migrate } from '../db/migrate.ts'
import { keptSecret, prepareDataFolder } from '../settings/data-folder.ts'
import { readSettings, warningsOf, type Settings } from '../settings/env.ts'
import { notePublishableKey, publishableKeyOf } from '../settings/keys.ts'
import { composeServer } from './compose.ts'
import { loadEnvironment, runUntilStopped, stepBehindVisitors, type Teardown } from './process-life.ts'
import { lineProgress, type Progress } from './progress.ts'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { releaseFolders } from '../../engine/campaign/release/manifest.ts'
import { codeOf, StartRefused } from '../errors.ts'

const say = (line: string) => console.log(line)

/** Later releases go live without a restart. `more`: settings that override the environment. */
export const serve = (more: NodeJS.ProcessEnv = {}): Promise<void> =>
  runUntilStopped(say, async (teardown) => {
    const settings = readSettings({ ...loadEnvironment(), ...more })
    const running = await runProduct(settings, { releases: 'dist', progress: lineProgress(say), teardown })
    if (settings.role === 'worker')
      say(`Worker is running; health and metrics on ${settings.host}:${settings.port}`)
    else say(`Serving on ${settings.publicOrigin}`)
    for (const warning of warningsOf(settings)) say(`Warning: ${warning}`)
    if (running.signInLink) say(`Staff sign-in (works once): ${running.signInLink}`)
  })

type Options = {
  releases: string
  build?: () => Promise<void>
  onVisit?: (coach: string) => void
  progress: Progress
  teardown: Teardown
}

/** Throws `StartRefused`, having overwritten nothing. */
export const runProduct = async (
  settings: Settings,
  { releases, build, onVisit, progress, teardown }: Options,
) => {
  refuseRoleAlone(settings)
  if (settings.role === 'worker') stepBehindVisitors()
  await refuseTakenPort(settings)
  prepareDataFolder(settings.dataDir)
  const secret = settings.secret ?? keptSecret(settings.dataDir)
  notePublishableKey(settings.dataDir, settings.publishableKey ?? publishableKeyOf(secret))
  if (!build) refuseUnfitRelease(releases, settings)
  const pool = await progress.step('Database', () => openDatabase(settings, progress, teardown))
  await claimSecret(pool, secret)
  // After the database: a refused start never replaces the release of a running process.
  if (build) await progress.step('Campaigns', build)
  refuseWithoutRelease(releases)
  return progress.step('Server', async () => {
    const { stop, listen, site, signInLink } = await composeServer(
      { ...settings, secret },
      { pool, releases, ...(onVisit && { onVisit }) },
    )
    teardown.add(stop)
    await listen().catch((error: unknown) => {
      throw asPortRefusal(error, settings)
    })
    return { site, signInLink }
  })
}

const openDatabase = async (settings: Settings, progress: Progress, teardown: Teardown): Promise<Pool> => {
  const url = settings.databaseUrl ?? (await ownDatabase(settings, progress, teardown))
  const pool = createPool(url, { max: settings.databasePool })
  teardown.add(() => pool.end())
  await prepareTables(pool, url)
  return pool
}

const ownDatabase = async (
  { dataDir }: Settings,
  progress: Progress,
  teardown: Teardown,
): Promise<string> => {
  const starting = startEmbeddedPostgres({ dataDir, log: progress.note })
  // Also when the operator stops the process during the database's start.
  teardown.add(() =>
    starting.then(
      ({ stop }) => stop(),
      () => undefined,
    ),
  )
  return (await starting).url
}

const prepareTables = async (pool: Pool, databaseUrl: string) => {
  try {
    await pool.query('select 1')
    await migrate(pool)
  } catch (error) {
    throw asDatabaseRefusal(error, databaseUrl)
  }
}

/** A web process needs a worker beside it, and the embedded database serves one process only. */
export const refuseRoleAlone = ({ role, databaseUrl }: Settings) => {
  if (role === 'all' || databaseUrl) return
  throw new StartRefused(
    `ROLE=${role} needs DATABASE_URL: several processes share a database, and the embedded database serves only one.`,
  )
}

/** Runs before anything is written, so that a second start by mistake changes nothing. */
export const refuseTakenPort = ({ host, port }: Settings) =>
  new Promise<void>((done, fail) => {
    const probe = createServer()
    probe.on('error', (error) => fail(asPortRefusal(error, { host, port })))
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => done()))
  })

export const asPortRefusal = (error: unknown, { host, port }: Pick<Settings, 'host' | 'port'>): unknown => {
  const code = codeOf(error)
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

const refuseUnfitRelease = (releases: string, settings: Settings) => {
  refuseWithoutRelease(releases)
  refuseOtherOrigin(releases, settings)
}

const refuseOtherOrigin = (releases: string, { publicOrigin }: Settings) => {
  const built = otherOrigin(readLiveManifest(releases) ?? {}, publicOrigin)
  if (built === null) return
  throw new StartRefused(
    `${releases} was built for ${built}, which is what its pages and mails link to, and PUBLIC_ORIGIN is ${publicOrigin}: build with PUBLIC_ORIGIN=${publicOrigin}, or correct the setting.`,
  )
}

export const refuseWithoutRelease = (releases: string) => {
  if (existsSync(join(releases, releaseFolders.pointer))) return
  throw new StartRefused(`${releases} contains no release: run "npm run build" first.`)
}

/** One line that names the server but never its password. */
export const asDatabaseRefusal = (error: unknown, databaseUrl: string): unknown => {
  if (!(error instanceof Error) || error instanceof StartRefused) return error
  const source = error.cause instanceof Error ? error.cause : error
  const code = codeOf(source)
  const hosts = hostsOf(databaseUrl).map((url) => new URL(url))
  const { pathname, username } = hosts[0] ?? new URL(databaseUrl)
  const host = hosts.map((url) => url.host).join(' or ')
  const reason = databaseReasons[code] ?? (code || source.message)
  if (!isAboutReaching(code, source.message)) return error
  return new StartRefused(
    `The database at ${host}${pathname} cannot be used as "${username}": ${reason}. Check DATABASE_URL.`,
  )
}

const databaseReasons: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the host does not exist',
  EAI_AGAIN: 'the host name cannot be resolved',
  ETIMEDOUT: 'it does not respond',
  '28P01': 'the user or the password is wrong',
  '28000': 'the user may not connect',
  '3D000': 'the database does not exist',
  '25006': 'it is a standby, which takes no writes; name the primary, or all hosts with commas between',
  '42501': 'the user may not create tables',
  '55000': 'it accepts no connections at the moment',
  '57P03': 'it is still starting',
}

const isAboutReaching = (code: string, message: string) =>
  code in databaseReasons || /^(08|25006|28|3D|53|57)/.test(code) || /timeout|terminated|SSL/i.test(message)
