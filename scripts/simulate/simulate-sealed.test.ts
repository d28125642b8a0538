import { spawn, spawnSync } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { Resolver, resolveSrv } from 'node:dns/promises'
import { constants, createWriteStream, existsSync, mkdtempSync, openSync, writeFileSync } from 'node:fs'
import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { connect as connectHttp2 } from 'node:http2'
import { request } from 'node:https'
import { open } from 'node:inspector'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connect as connectTls } from 'node:tls'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { SiteCampaign } from '../../engine/campaign/release/release.ts'
import { defineStep } from '../../server/pipeline/step.ts'
import { sealed } from '../../server/simulate/seal.ts'
import { steps } from '../../server/steps.gen.ts'
import { campaignWith, openSimulator } from '../../tests/fixtures/simulate-fixture.ts'
import { sealedFlags } from './simulate-process.ts'

let simulator: Awaited<ReturnType<typeof openSimulator>>
beforeAll(async () => {
  simulator = await openSimulator()
})
afterAll(() => simulator.close())

/** An entry for each step, and what it makes of a sign-up. A new step adds its line here. */
const entries: Record<keyof typeof steps, SiteCampaign['pipeline'][number]> = {
  lead: { step: 'lead', source: 'test', metadata: {} },
  event: { step: 'event', capacity: 5, duplicates: 'tell' },
  journey: { step: 'journey', first: 'now', sequence: [{ email: 'one', after: 0 }] },
  email: { step: 'email', email: 'welcome', onError: 'error', wait: 2 },
  'mailing-list': { step: 'mailing-list', list: 'a1b2c3d4e5' },
  notify: { step: 'notify', when: 'now' },
  webhook: { step: 'webhook', url: 'https://hooks.partner.example/leads' },
}

describe('every step is dry', () => {
  test.each(Object.entries(steps))(
    '%s reaches nothing outside, and ends as it should',
    async (name, step) => {
      const entry = entries[step.name as keyof typeof steps] // the names are the keys of `steps`
      expect(entry, `${name} has an entry in this test`).toBeDefined()
      const event = { id: 'harbor/simulated', capacity: 5, title: 'Masterclass' }
      const pipeline = name === 'lead' ? [] : [entry]
      const simulation = await simulator.simulateCampaign(
        campaignWith(pipeline, name === 'event' ? { event } : {}),
      )
      expect(simulation).toMatchObject({ leaks: [], faults: [], answers: [{ status: 200 }] })
      const runs = simulation.rows.atEnd.step_runs ?? []
      expect(runs.filter(({ state }) => state !== 'sent')).toEqual([])
      expect(simulation.happenings.length > 0).toBe(step.perform !== undefined || name === 'journey')
    },
  )
})

const file = join(tmpdir(), 'porchlight-canary')
const reach = 'https://127.0.0.1:9/'

/** What a step could do that is not dry, and the name it is caught by. */
const canaries: [string, () => unknown, string | RegExp][] = [
  ['opens a socket', () => connect({ host: '127.0.0.1', port: 9 }), 'net.Socket.prototype.connect'],
  ['calls a service', () => fetch(reach), `fetch of ${reach}`],
  ['makes a request', () => request(reach), 'https.request'],
  ['starts a process', () => spawn('true'), 'child_process.spawn'],
  ['starts a thread', () => new Worker('1', { eval: true }), 'worker_threads.Worker'],
  ['writes a file', () => writeFile(file, ''), 'fs.promises.writeFile'],
  ['writes a file at once', () => writeFileSync(file, ''), 'fs.writeFileSync'],
  ['writes through a stream', () => createWriteStream(file), 'fs.createWriteStream'],
  ['makes a folder for a while', () => mkdtempDisposable(file), 'fs.promises.mkdtempDisposable'],
  ['empties a file', () => openSync(file, constants.O_TRUNC), 'fs.openSync for writing'],
  ['keeps a database', () => openDatabase(), 'sqlite.DatabaseSync'],
  ['listens', () => createServer().listen(0), 'net.Server.prototype.listen'],
  ['opens a TLS session', () => connectTls(9), 'tls.connect'],
  ['opens an HTTP/2 session', () => connectHttp2(reach), 'http2.connect'],
  ['opens a UDP socket', () => createSocket('udp4'), 'dgram.createSocket'],
  ['opens a WebSocket', () => new WebSocket('ws://127.0.0.1:9'), 'WebSocket to ws://127.0.0.1:9'],
  ['asks for an address', () => resolveSrv('mail.example'), 'dns.promises.resolveSrv'],
  [
    'asks a name server of its own',
    () => new Resolver().resolve4('mail.example'),
    'dns.promises.Resolver.prototype.resolve4',
  ],
  ['opens a debugger', () => open(0), 'inspector.open'],
  ['ends the process', () => process.exit(0), 'process.exit'],
  ['ends another process', () => process.kill(process.pid, 0), 'process.kill'],
  ['leaves a timer', () => setInterval(() => {}, 3_600_000).unref(), 'a timer that is still set'],
  ['leaves a promise of a timer', () => void wait(3_600_000, 0, { ref: false }), 'a timer that is still set'],
  ['leaves a limit of time', () => kept.push(AbortSignal.timeout(3_600_000)), 'a timer that is still set'],
  ['goes on for ever', () => again(50), 'work that goes on after the end'],
]

/** A turn after the other, so many: a seal that misses it lets the test end all the same. */
const again = (turns: number): void => void (turns > 0 && setImmediate(() => again(turns - 1)))
/** A signal that nobody holds takes its timer with it. */
const kept: AbortSignal[] = []
const openDatabase = () => new (process.getBuiltinModule('node:sqlite').DatabaseSync)(file)

const started = async (act: () => unknown) => act()

const canaryStep = (act: () => unknown) =>
  defineStep({
    name: 'canary',
    needs: ['lead'],
    config: z.strictObject({ step: z.literal('canary') }),
    perform: async () => {
      await act()
      return { kind: 'done' }
    },
  })

describe('a step that is not dry is caught and named', () => {
  test.each(canaries)('one that %s', async (_, act, what) => {
    const { leaks } = await sealed(async () => {
      await started(act).catch(() => {})
    })
    expect(leaks).toContainEqual({
      what,
      at: expect.stringMatching(/^scripts\/simulate\/simulate-sealed\.test\.ts:\d+$/),
    })
    expect(existsSync(file)).toBe(false)
    kept.length = 0
  })

  test('in the midst of a sign-up', async () => {
    const { leaks, faults, answers } = await simulator.simulateCampaign(campaignWith([{ step: 'canary' }]), {
      steps: { ...steps, canary: canaryStep(() => fetch(reach)) },
      days: 1,
    })
    expect(leaks).toMatchObject([{ what: `fetch of ${reach}` }])
    expect(faults).toContain('canary: A step threw.')
    expect(answers).toMatchObject([{ status: 200 }])
  })

  test('also where it swallows the refusal', async () => {
    const step = canaryStep(() => started(() => connect({ host: '127.0.0.1', port: 9 })).catch(() => {}))
    const simulation = await simulator.simulateCampaign(campaignWith([{ step: 'canary' }]), {
      steps: { ...steps, canary: step },
    })
    expect(simulation.rows.atEnd.step_runs).toMatchObject([{ state: 'sent' }])
    expect(simulation.leaks).toMatchObject([{ what: 'net.Socket.prototype.connect' }])
  })
})

const write = (folder = '') => `require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'file'))}, '')`

test('the process of a simulation may write to its own folder alone, and start no other', () => {
  const [out, elsewhere] = ['out-', 'elsewhere-'].map((name) => mkdtempSync(join(tmpdir(), name)))
  const run = (code: string) =>
    spawnSync(process.execPath, [...sealedFlags(out ?? ''), '-e', code], { encoding: 'utf8' })
  expect(run(write(out))).toMatchObject({ status: 0, stderr: '' })
  expect(run(write(elsewhere)).stderr).toContain('ERR_ACCESS_DENIED')
  expect(run(`require('node:child_process').spawnSync('true')`).stderr).toContain('ERR_ACCESS_DENIED')
  expect(run(`new (require('node:worker_threads').Worker)('1', { eval: true })`).stderr).toContain(
    'ERR_ACCESS_DENIED',
  )
})

test('what a package does as it is loaded, or long after, is refused as well in the process of a simulation', () => {
  const seal = new URL('../../server/simulate/seal.ts', import.meta.url).href
  const code = `import { sealProcess, unsealed } from ${JSON.stringify(seal)}
    sealProcess()
    unsealed(() => process.getBuiltinModule('node:fs').accessSync('.'))
    fetch('${reach}')`
  const { stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  })
  expect(stderr).toContain(`Refused while simulating: fetch of ${reach}`)
  expect(status).toBe(1)
})
