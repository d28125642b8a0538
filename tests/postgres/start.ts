import { spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { accountForPostgres, placeForPrograms } from '../../server/adapters/embedded-postgres/place.ts'

/**
 * An empty database of a real Postgres. `TEST_DATABASE_URL` names a server to use; else one is started. `durable`: it
 * writes to the disk as the product's own does, for measurements.
 */
export const startTestDatabase = async ({ durable = false } = {}): Promise<{
  url: string
  stop: () => Promise<void>
}> => {
  const server = process.env['TEST_DATABASE_URL']
    ? await external(process.env['TEST_DATABASE_URL'])
    : await embedded(durable)
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  await once(server.url, `create database ${name}`)
  const url = new URL(server.url)
  url.pathname = `/${name}`
  return {
    url: url.href,
    stop: async () => {
      await once(server.url, `drop database if exists ${name} with (force)`)
      await server.stop()
    },
  }
}

const external = async (url: string) => ({ url, stop: async () => {} })

const embedded = async (durable: boolean) => {
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
    // A test's database need not outlive a power cut.
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

/** Copied to an open folder first where the account that runs them cannot enter node_modules. */
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

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })

const answering = async (url: string) => {
  for (const deadline = Date.now() + 20_000; ;) {
    try {
      return await once(url, 'select 1')
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}

const once = async (url: string, statement: string) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
