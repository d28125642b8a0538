import { startEmbeddedPostgres } from '../adapters/embedded-postgres/embedded-postgres.ts'
import { createPool, type Pool } from '../adapters/postgres.ts'
import { migrate } from '../db/migrate.ts'
import { keptSecret, prepareDataFolder } from '../settings/data-folder.ts'
import { readSettings, type Settings } from '../settings/env.ts'
import { notePublishableKey, publishableKeyOf } from '../settings/derived-keys.ts'
import { composeServer } from './compose.ts'
import { loadEnvironment, runUntilStopped, stepBehindVisitors, type Teardown } from './process-life.ts'
import { lineProgress, type Progress } from './progress.ts'
import {
  asDatabaseRefusal,
  asPortRefusal,
  refuseRoleAlone,
  refuseTakenPort,
  refuseWithoutRelease,
} from './start-refusals.ts'

const say = (line: string) => console.log(line)

/** Later releases go live without a restart. `more`: settings that override the environment. */
export const serve = (more: NodeJS.ProcessEnv = {}): Promise<void> =>
  runUntilStopped(say, async (teardown) => {
    const settings = readSettings({ ...loadEnvironment(), ...more })
    const running = await runProduct(settings, { releases: 'dist', progress: lineProgress(say), teardown })
    if (settings.role === 'worker')
      say(`Worker is running; health and metrics on ${settings.host}:${settings.port}`)
    else say(`Serving on ${settings.publicOrigin}`)
    if (running.signInLink) say(`Staff sign-in (works once): ${running.signInLink}`)
  })

type Options = {
  releases: string
  build?: () => Promise<void>
  progress: Progress
  teardown: Teardown
}

/** Throws `StartRefused`, having overwritten nothing. */
export const runProduct = async (settings: Settings, { releases, build, progress, teardown }: Options) => {
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
  // After the database: a refused start never replaces the release of a running process.
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
