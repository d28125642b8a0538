import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { freePort } from '../free-port.ts'
import { newCluster, startServer, type Server } from '../postgres/cluster.ts'
import { runStatement } from '../postgres/run-statement.ts'
import { freezeProcess, killQuietly, signalQuietly } from '../product-processes.ts'

/** A primary and its standby. */
export type Pair = {
  /** For DATABASE_URL: both hosts. */
  url: string
  /** Until its primary dies, `one` is the primary. */
  one: Node
  two: Node
  close: () => Promise<void>
}

export type Node = {
  url: string
  start: () => Promise<void>
  /** `SIGINT`: as an administrator stops it. `SIGKILL`: with all its processes, as a machine dies. */
  end: (signal: 'SIGINT' | 'SIGKILL') => Promise<void>
  freeze: () => void
  query: (sql: string) => Promise<Record<string, unknown>[]>
}

/** `isSynchronous`: the primary commits nothing that its standby has not stored. */
export const startPair = async ({ isSynchronous = true } = {}): Promise<Pair> => {
  const { folder, data } = await newCluster()
  const copy = join(folder, 'standby')
  const ports = [await freePort(), await freePort()] as const
  // Owner and rights, too.
  const copied = spawnSync('cp', ['-a', data, copy])
  if (copied.status !== 0) throw new Error(String(copied.stderr))
  if (isSynchronous) appendFileSync(join(data, 'postgresql.auto.conf'), `synchronous_standby_names = '*'\n`)
  appendFileSync(
    join(copy, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${ports[0]} user=postgres application_name=two'\n`,
  )
  writeFileSync(join(copy, 'standby.signal'), '')
  const [one, two] = [nodeAt(data, ports[0]), nodeAt(copy, ports[1])]
  await one.start()
  await two.start()
  return {
    url: one.url.replace(/@[^/]+/, `@127.0.0.1:${ports[0]},127.0.0.1:${ports[1]}`),
    one,
    two,
    close: async () => {
      await Promise.all([one.end('SIGKILL'), two.end('SIGKILL')])
      rmSync(dirname(data), { recursive: true, force: true })
    },
  }
}

const nodeAt = (data: string, port: number): Node => {
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let server: Server | null = null
  return {
    url,
    start: async () => {
      server = await startServer(data, {
        port: String(port),
        max_connections: '120',
        wal_keep_size: '512MB',
        // What a primary needs that may freeze or vanish without a word.
        wal_sender_timeout: '5s',
      })
    },
    end: async (signal) => {
      const ending = server
      server = null
      if (!ending) return
      const all = signal === 'SIGKILL' ? freezeProcess(ending.pid) : []
      const ended = ending.end(signal)
      for (const pid of all) killQuietly(pid)
      await ended
    },
    freeze: () => {
      for (const pid of freezeProcess(server?.pid ?? 0)) signalQuietly(pid, 'SIGSTOP')
    },
    query: async (sql) => {
      const client = new Client({ connectionString: url })
      client.on('error', () => undefined)
      await client.connect()
      try {
        return (await client.query<Record<string, unknown>>(sql)).rows
      } finally {
        await client.end()
      }
    },
  }
}

/** What Patroni or an administrator does once the primary is away. */
export const promote = (node: Node): Promise<void> =>
  runStatement(node.url, 'select pg_promote(wait => false)')
