import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { settingNames } from '../../server/settings/env.ts'
import { freePort } from '../../tests/free-port.ts'
import { costOf } from '../../tests/hostile/process-cost.ts'

export type Setup = { name: string; servers: number; worker: 'same' | 'elsewhere' }

export type BenchServers = Awaited<ReturnType<typeof launchBenchServers>>

type Places = { releases: string; databaseUrl: string; smtpUrl: string }

export const launchBenchServers = async (setup: Setup, places: Places) => {
  const role = setup.worker === 'same' ? 'all' : 'web'
  const servers = await Promise.all(Array.from({ length: setup.servers }, () => launch(role, places)))
  const all = setup.worker === 'same' ? servers : [...servers, await launch('worker', places)]
  return {
    origins: servers.map(({ origin }) => origin),
    memory: () => Math.max(...servers.map(({ memory }) => memory())),
    stop: async () => {
      await Promise.all(all.map(({ stop }) => stop()))
    },
  }
}

const launch = async (role: string, { releases, databaseUrl, smtpUrl }: Places) => {
  const port = await freePort()
  const flags = process.env['BENCH_NODE_FLAGS']?.split(' ') ?? ['--max-semi-space-size=4']
  const child = spawn(process.execPath, [...flags, join(import.meta.dirname, 'submit-server.mjs')], {
    env: {
      ...process.env,
      ...Object.fromEntries(settingNames.map((name) => [name, ''])),
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
  })
  const ended = once(child, 'exit')
  for await (const line of createInterface(child.stdout)) if (line === 'ready') break
  if (child.exitCode !== null) throw new Error('A server did not start.')
  // Unread log lines would fill the pipe.
  child.stdout.resume()
  const stop = async () => {
    child.kill()
    await ended
  }
  return { origin: `http://127.0.0.1:${port}`, stop, memory: () => costOf(child.pid ?? null)?.memory() ?? 0 }
}
