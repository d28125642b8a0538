import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { startTestDatabase } from '../../postgres/start.ts'
import { clusterOf } from '../../product-processes.ts'
import { freePort } from '../../free-port.ts'
import { launchProduct } from '../../product.ts'
import type { Product } from '../../product.ts'
import { Skipped, defineCheck, must } from '../define-check.ts'
import { isOk, newPeople, newPerson, send } from '../people.ts'
import { runProgram } from '../run-program.ts'
import { atRate, waitUntil } from '../wait-until.ts'
import { mustBeTaken } from './mail-server.ts'

const mustRefuse = async (
  what: string,
  harm: (product: Product) => Promise<void> | void,
): Promise<string> => {
  const product = await launchProduct()
  try {
    await harm(product)
    await product.stop()
    if (what === 'cluster gone') rmSync(clusterOf(product.dataDir) ?? '', { recursive: true })
    if (what === 'cluster corrupt')
      writeFileSync(join(clusterOf(product.dataDir) ?? '', 'global', 'pg_control'), 'x')
    const settings = { DATA_DIR: product.dataDir, PORT: String(await freePort()) }
    const { code, output } = await runProgram('server/main.mjs', { settings, seconds: 40 })
    const last = output.trim().split('\n').at(-1) ?? ''
    must(code !== 0 && code !== null, `${what}: it started all the same`)
    must(last.length > 20 && !/^\s+at /m.test(output), `${what}: no clear line but ${last}`)
    return `${what}: ${last.replaceAll(product.dataDir, 'DATA_DIR').slice(0, 110)}`
  } finally {
    await product.close()
  }
}

const newerSchema = async ({ query }: Product) => {
  await query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', extract(epoch from now())::bigint * 1000 + 9000000000)",
  )
}

const fill = (folder: string, left = 64 * 1024) => {
  const piece = Buffer.alloc(256 * 1024)
  for (let at = 0; statfsSync(folder).bavail * statfsSync(folder).bsize > left; at += 1)
    try {
      writeFileSync(join(folder, `filler-${left}-${at}`), piece)
    } catch {
      return
    }
}

const empty = (folder: string) => spawnSync('sh', ['-c', `rm -f ${folder}/filler-*`])

export const startChecks = [
  defineCheck({
    id: 'database-disk-full',
    title: 'the disk of the database is full',
    quick: false,
    run: async ({ isEmbedded, isQuick }) => {
      if (!isEmbedded) throw new Skipped("the database is not the product's own")
      const disk = mkdtempSync(join(tmpdir(), 'porchlight-disk-'))
      if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', disk]).status !== 0)
        throw new Skipped('no volume can be mounted here')
      const dataDir = join(disk, 'data')
      mkdirSync(dataDir)
      let product: Product | undefined
      try {
        product = await launchProduct({ dataDir, environment: { TRUSTED_PROXIES: '127.0.0.1' } })
        const { origin, query } = product
        const path = `${origin}/api/submit/vitality/sugar-free-blueprint`
        const people = newPeople(isQuick ? 400 : 3000, 'full')
        // Nearly full: the first forms are accepted, and must still be there afterwards.
        fill(disk, 8 * 1024 * 1024)
        let page = 0
        for (const [at, person] of people.entries()) {
          await send(person, { origin, campaign: 'x', path })
          if (person.status === 503 && page === 0)
            page = (await fetch(`${origin}/sugar-free-blueprint`)).status
          if (person.status === 503 && people.filter(({ status }) => status === 503).length > 20) break
          if (at >= 49) fill(disk)
        }
        const pid = product.pid()
        const sent = people.filter(({ took }) => took > 0)
        const refused = sent.filter(({ status }) => status === 503).length
        const odd = sent.filter((person) => !isOk(person) && person.status !== 503)
        empty(disk)
        must(odd.length === 0, `${odd.length} got ${odd[0]?.status} ${odd[0]?.said}`)
        must(sent.some(isOk), 'no form was taken while there was room')
        must(refused > 0, `the disk was full and ${sent.length} forms were taken`)
        must(page === 200, `a page returned ${page} meanwhile`)
        const again = await waitUntil('a form is taken again', 60, async () =>
          isOk(await send(newPerson('emptied'), { origin, campaign: 'x', path })),
        )
        must(product.pid() === pid, 'it had to be restarted')
        const rows = await query('select email from leads where email = any($1)', [
          sent.filter(isOk).map(({ email }) => email),
        ])
        must(rows.length === sent.filter(isOk).length, 'an acknowledged lead is lost')
        return `${sent.filter(isOk).length} ok and stored, ${refused} x 503, page 200; ok again ${again.toFixed(1)} s after it was emptied`
      } finally {
        empty(disk)
        await product?.close()
        spawnSync('umount', ['-l', disk])
        rmSync(disk, { recursive: true, force: true })
      }
    },
  }),
  defineCheck({
    id: 'log-full',
    title: 'the log cannot be written (/dev/full)',
    quick: true,
    run: async (stage) => {
      const { isEmbedded, databaseUrl, sink } = stage
      const settings = {
        DATABASE_URL: databaseUrl(),
        TRUSTED_PROXIES: '127.0.0.1',
        LOG_LEVEL: 'info',
        SMTP_URL: sink.url,
      }
      const silent = await launchProduct({
        printTo: '/dev/full',
        folder: stage.folder,
        environment: { ...settings, SECRET: stage.secret },
      })
      try {
        const people = newPeople(20, 'mute-log')
        await stage.submitAll(people, 'guide', { origin: silent.origin })
        mustBeTaken(people)
        await stage.settle(30)
        must(silent.pid() !== null, 'the process ended')
        return `20 of 20 taken (${isEmbedded ? 'embedded' : 'external'} database)`
      } finally {
        await silent.close()
      }
    },
  }),
  defineCheck({
    id: 'start-on-broken-data',
    title: 'started on data that is gone, corrupt, or of a newer version',
    quick: false,
    run: async ({ isEmbedded }) => {
      if (!isEmbedded) throw new Skipped("the database is not the product's own")
      const reported = [
        await mustRefuse('cluster gone', () => undefined),
        await mustRefuse('cluster corrupt', () => undefined),
        await mustRefuse('newer schema', newerSchema),
      ]
      return reported.join('; ')
    },
  }),
  defineCheck({
    id: 'backup-under-load',
    title: 'backup under 20 forms a second, restored elsewhere',
    quick: false,
    run: async (stage) => {
      const folder = mkdtempSync(join(tmpdir(), 'porchlight-backup-'))
      const target = await startTestDatabase()
      const client = new Client({ connectionString: target.url })
      try {
        const before = await stage.submitAll(newPeople(20, 'stored'), 'guide')
        mustBeTaken(before)
        const sending = atRate(20, stage.isQuick ? 4 : 10, () =>
          stage.submit(newPerson('meanwhile'), 'guide'),
        )
        await pause(1000)
        const file = join(folder, 'backup')
        const shared = { SECRET: stage.secret }
        const made = await runProgram('scripts/backup/backup.ts', {
          args: [file],
          settings: { ...shared, DATABASE_URL: stage.databaseUrl() },
        })
        must(made.code === 0, `backup: ${made.output.trim()}`)
        mustBeTaken(await sending)
        const put = await runProgram('scripts/restore/restore.ts', {
          args: [file],
          settings: { ...shared, DATABASE_URL: target.url },
        })
        must(put.code === 0, `restore: ${put.output.trim()}`)
        await client.connect()
        const { rows } = await client.query(
          'select count(*)::int as count from leads where email = any($1)',
          [before.map(({ email }) => email)],
        )
        must(Number(rows[0]?.count) === 20, `${rows[0]?.count} of 20 leads`)
        return `${made.output.split('\n')[0]?.replace(file, 'FILE')} 20 of 20 leads restored`
      } finally {
        await client.end().catch(() => undefined)
        await target.stop()
        rmSync(folder, { recursive: true, force: true })
      }
    },
  }),
]
