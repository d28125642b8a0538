import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { settingNames } from '../../server/settings/env.ts'
import { freePort } from '../../tests/free-port.ts'

export type Setup = { name: string; servers: number; worker: 'same' | 'elsewhere' }

export type BenchServers = Awaited<ReturnType<typeof launchBenchServers>>

type Places = { releases: string; databaseUrl: string; smtpUrl: string }

/** Starts server processes, and one more for the outbox where that is wanted. */
export const launchBenchServers = async (setup: Setup, places: Places) => {
  const role = setup.worker === 'same' ? 'all' : 'web'
  const servers = await Promise.all(Array.from({ length: setup.servers }, () => launch(role, places)))
  const all = setup.worker === 'same' ? servers : [...servers, await launch('worker', places)]
  return {
    origins: servers.map(({ origin }) => origin),
    /** Bytes that the largest server process holds. */
    memory: async () => Math.max(...(await Promise.all(servers.map(({ origin }) => rssOf(origin))))),
    stop: async () => {
      await Promise.all(all.map(({ child }) => end(child)))
    },
  }
}

const launch = async (role: string, { releases, databaseUrl, smtpUrl }: Places) => {
  const port = await freePort()
  const unset = Object.fromEntries(settingNames.map((name) => [name, '']))
  const child = spawn(
    process.execPath,
    [
      ...(process.env['BENCH_NODE_FLAGS']?.split(' ') ?? ['--max-semi-space-size=4']),
      join(import.meta.dirname, 'submit-server.mjs'),
    ],
    {
      env: {
        ...process.env,
        ...unset,
        NODE_ENV: 'production',
        PORT: String(port),
        ROLE: role,
        DATABASE_URL: databaseUrl,
        SMTP_URL: smtpUrl,
        SECRET: 's'.repeat(32),
        TRUSTED_PROXIES: '127.0.0.1',
        BENCH_RELEASES: releases,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const lines = createInterface(child.stdout)
  let isReady = false
  for await (const line of lines) if ((isReady = line === 'ready')) break
  if (!isReady) throw new Error('A server did not start.')
  // Its log goes on; nobody reads it.
  child.stdout.resume()
  return { child, origin: `http://127.0.0.1:${port}` }
}

const rssOf = async (origin: string) => {
  const answer: unknown = await (await fetch(`${origin}/bench/memory`)).json()
  return typeof answer === 'object' && answer && 'rss' in answer ? Number(answer.rss) : 0
}

/** Ends a process; one that has already ended is no error. */
export const end = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, 'exit')
  if (child.kill('SIGTERM')) await ended
}
