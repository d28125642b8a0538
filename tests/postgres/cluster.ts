import { spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { accountForPostgres, placeForPrograms } from '../../server/adapters/embedded-postgres/place.ts'
import { freePort } from '../free-port.ts'
import { runStatement } from './run-statement.ts'

export type Cluster = { url: string; stop: () => Promise<void> }

/** `durable`: writes to disk as in production, for measurements. */
export const startCluster = async (durable: boolean): Promise<Cluster> => {
  const { folder, data } = await newCluster()
  const server = await startServer(data, {
    port: String(await freePort()),
    // A test database need not survive a power cut.
    ...(durable
      ? { shared_buffers: '128MB', max_wal_size: '4GB' }
      : { shared_buffers: '32MB', fsync: 'off', synchronous_commit: 'off' }),
  })
  return {
    url: server.url,
    stop: async () => {
      await server.end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const owner = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

/** A folder with the data of a new cluster, which nothing runs yet. */
export const newCluster = async (): Promise<{ folder: string; data: string }> => {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-postgres-'))
  if (owner.uid) chownSync(folder, owner.uid, owner.gid)
  chmodSync(folder, 0o700)
  const data = join(folder, 'data')
  await finished(binaries().initdb, [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-locale',
    '-N',
  ])
  return { folder, data }
}

export type Server = { url: string; pid: number; end: (signal: NodeJS.Signals) => Promise<void> }

/** Resolves once it answers. It ends with this process. */
export const startServer = async (
  data: string,
  settings: Record<string, string> & { port: string },
): Promise<Server> => {
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    dynamic_shared_memory_type: 'mmap',
    max_connections: '120',
    // As in postmaster.ts.
    random_page_cost: '1.1',
    ...settings,
  }
  const flags = Object.entries(all).flatMap(([key, value]) => ['-c', `${key}=${value}`])
  const child = spawn(binaries().postgres, ['-D', data, ...flags], {
    stdio: 'ignore',
    cwd: dirname(data),
    ...owner,
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const endWithParent = () => child.kill('SIGKILL')
  process.once('exit', endWithParent)
  const url = `postgres://postgres@127.0.0.1:${settings.port}/postgres`
  await answering(url)
  return {
    url,
    pid: child.pid ?? 0,
    end: async (signal) => {
      child.kill(signal)
      await gone
      process.off('exit', endWithParent)
    },
  }
}

/** Copied to an open folder if the account of PostgreSQL cannot read node_modules. */
const binaries = () => {
  const folder = placeForPrograms(accountForPostgres())
  return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') }
}

const finished = (command: string, args: string[]) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: tmpdir(), ...owner })
    let problem = ''
    child.stderr?.on('data', (chunk) => (problem += String(chunk)))
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${command}: ${problem}`))))
  })

const answering = async (url: string) => {
  for (const deadline = Date.now() + 20_000; ;) {
    try {
      return await runStatement(url, 'select 1')
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}
