import { spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountForPostgres, placeForPrograms } from '../../server/adapters/embedded-postgres/place.ts'
import { freePort } from '../free-port.ts'
import { runStatement } from './run-statement.ts'

export type Cluster = { url: string; stop: () => Promise<void> }

/** `durable`: writes to disk as in production, for measurements. */
export const startCluster = async (durable: boolean): Promise<Cluster> => {
  const { initdb, postgres } = binaries()
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-postgres-'))
  const owner = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  if (owner.uid) chownSync(folder, owner.uid, owner.gid)
  chmodSync(folder, 0o700)
  const data = join(folder, 'data')
  await finished(
    initdb,
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N'],
    owner,
  )
  const port = await freePort()
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    dynamic_shared_memory_type: 'mmap',
    max_connections: '120',
    // A test database need not survive a power cut.
    ...(durable
      ? { shared_buffers: '128MB', max_wal_size: '4GB' }
      : { shared_buffers: '32MB', fsync: 'off', synchronous_commit: 'off' }),
  }
  const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])
  const child = spawn(postgres, ['-D', data, ...flags], { stdio: 'ignore', cwd: folder, ...owner })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const endWithParent = () => child.kill('SIGKILL')
  process.once('exit', endWithParent)
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await answering(url)
  return {
    url,
    stop: async () => {
      child.kill('SIGINT')
      await gone
      process.off('exit', endWithParent)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Copied to an open folder if the account of PostgreSQL cannot read node_modules. */
const binaries = () => {
  const folder = placeForPrograms(accountForPostgres())
  return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') }
}

const finished = (command: string, args: string[], owner: object) =>
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
