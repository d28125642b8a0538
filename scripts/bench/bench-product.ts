import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { createPool } from '../../server/adapters/postgres.ts'
import type { Pool } from '../../server/adapters/postgres.ts'
import { composeServer } from '../../server/process/compose.ts'
import { readSettings } from '../../server/settings/env.ts'
import { runUntilStopped, stepBehindVisitors } from '../../server/process/process-life.ts'

const Person = z.strictObject({ name: z.string().min(1).max(100), email: z.email().max(254) })

const read = (body: unknown) => Person.parse(JSON.parse(String(body)))

const compared = (pool: Pool) => (app: FastifyInstance) => {
  app.post('/bench/insert', async (request, reply) => {
    const { name, email } = read(request.body)
    await pool.query({
      name: 'bench-insert',
      text: 'insert into bench_leads (name, email) values ($1, $2)',
      values: [name, email],
    })
    return reply.send({ ok: true })
  })
  app.post('/bench/nothing', async (request, reply) => {
    read(request.body)
    return reply.send({ ok: true })
  })
}

export const serveForBench = (): Promise<void> =>
  runUntilStopped(console.log, async (teardown) => {
    const settings = readSettings(process.env)
    if (settings.role === 'worker') stepBehindVisitors()
    const pool = createPool(settings.databaseUrl ?? '', { max: settings.databasePool })
    teardown.add(() => pool.end())
    const server = await composeServer(
      { ...settings, secret: settings.secret ?? '' },
      { pool, releases: process.env['BENCH_RELEASES'] ?? '', extend: compared(pool) },
    )
    teardown.add(server.stop)
    await server.listen()
    console.log('ready')
  })
